import type { RegisterRequest } from '@premise/contracts';
import type { Locator, Page } from 'playwright-core';

/** Where things are on the screens, by what a person sees: roles and names, never class names. */
export const screens = {
  argument: (page: Page): Locator => page.getByRole('main').getByRole('textbox'),
  analyze: (page: Page): Locator => page.getByRole('button', { name: 'Analyze Argument' }),
  analyzing: (page: Page): Locator => page.getByRole('button', { name: 'Analyzing...' }),
  summary: (page: Page): Locator => page.getByTestId('summary-cards'),
  /** The result, whole or, where the text holds no argument, folded to what can be said of it. */
  result: (page: Page): Locator =>
    page.getByTestId('summary-cards').or(page.getByRole('button', { name: 'Show every part of the analysis' })),
  history: (page: Page): Locator => page.getByRole('list', { name: 'Analysis history' }),
  historyItems: (page: Page): Locator => page.getByRole('list', { name: 'Analysis history' }).getByRole('listitem'),
  topBar: (page: Page): Locator => page.getByRole('banner'),
  footer: (page: Page): Locator => page.getByRole('contentinfo'),
  avatar: (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Account menu' }),
  fallback: (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'is not available right now' }),
  retry: (page: Page): Locator => page.getByRole('button', { name: 'Retry' }),
};

const submit = (page: Page): Locator => page.locator('main form button[type="submit"]');

/** Types into the registration form and sends it. */
export async function register(page: Page, person: RegisterRequest): Promise<void> {
  await page.goto('/login');
  await fillRegistration(page, person);
}

/** Switches the sign-in page that is open to the registration form, fills it in and sends it. */
export async function fillRegistration(page: Page, person: RegisterRequest): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.getByLabel(/first name/i).fill(person.firstName);
  await page.getByLabel(/last name/i).fill(person.lastName);
  await page.getByLabel(/e-?mail/i).fill(person.email);
  await page.getByLabel(/security question/i).selectOption(person.securityQuestion);
  await page.getByLabel(/security answer/i).fill(person.securityAnswer);
  await page.getByLabel(/^password/i).fill(person.password);
  await page.getByLabel(/confirm password/i).fill(person.password);
  await submit(page).click();
}

/** Fills in the sign-in form of the page that is open and sends it. */
export async function fillSignIn(page: Page, person: RegisterRequest): Promise<void> {
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  await page.getByLabel(/e-?mail/i).fill(person.email);
  await page.getByLabel(/^password/i).fill(person.password);
  await submit(page).click();
}

/** Types an argument on /analyzer and waits for its result. */
export async function analyze(page: Page, text: string): Promise<void> {
  await screens.argument(page).fill(text);
  await screens.analyze(page).click();
  await screens.result(page).waitFor({ timeout: 20_000 });
}
