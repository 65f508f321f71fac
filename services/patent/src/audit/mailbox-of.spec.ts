import { mailboxOf } from './mailbox-of.ts';

describe('an address counts for its mailbox', () => {
  it.each([
    [' Ada@Example.org ', 'ada@example.org'],
    ['ada+reports@example.org', 'ada@example.org'],
    ['ada+a+b@example.org', 'ada@example.org'],
    ['Ａda@example.org', 'ada@example.org'],
    ['a.da+x@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    // dots belong to the name elsewhere
    ['a.da@example.org', 'a.da@example.org'],
    ['+reports@example.org', '+reports@example.org'],
    ['ada', 'ada'],
  ])('%j is %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
