import { EMPHASISED_WORDS, LIMITS } from '@premise/contracts';
import { render, screen } from '@testing-library/react';
import { EmphasisedText } from './emphasised-text.tsx';

const emphasised = (container: HTMLElement) =>
  [...container.querySelectorAll('strong')].map((word) => word.textContent);

describe('EmphasisedText', () => {
  it('emphasises each of the eleven words and phrases wherever they occur [S1-491]', () => {
    const words = [
      'because',
      'since',
      'for',
      'as',
      'given that',
      'therefore',
      'thus',
      'so',
      'hence',
      'consequently',
      'as a result',
    ];
    expect([...EMPHASISED_WORDS].sort()).toEqual([...words].sort());
    for (const word of words) {
      const { container, unmount } = render(
        <EmphasisedText text={`It rained, ${word} we stayed. ${word.toUpperCase()}!`} />,
      );
      expect(emphasised(container)).toEqual([word, word.toUpperCase()]);
      unmount();
    }
  });

  it('emphasises whole words only, and the longer phrase where two fit', () => {
    const { container } = render(
      <EmphasisedText text="Also before a sofa, thusly; as a result\nasset, given  that ça-so." />,
    );
    expect(emphasised(container)).toEqual(['as a result', 'given  that', 'so']);
  });

  it('strips markup tags and keeps comparisons [S1-322]', () => {
    const { container } = render(
      <EmphasisedText
        text={'<p>We <b class="x">must</b> act</p><!-- hidden - note --> if a < b and c > d.<script>x()</script>'}
      />,
    );
    expect(container).toHaveTextContent('We must act if a < b and c > d.x()');
    expect(container.querySelector('b, script')).toBeNull();
  });

  it('truncates above the limit, with a notice [S1-323]', () => {
    const { container } = render(<EmphasisedText text={'abcdefghij'.repeat(3)} maxLength={20} />);
    expect(screen.getByRole('note')).toHaveTextContent('You see the first 20 of 30 characters');
    expect(container.querySelector('p')).toHaveTextContent(/^(abcdefghij){2}$/);
  });

  it('shows 1,000,000 characters by default and says so beyond them [S1-492]', () => {
    expect(LIMITS.argumentMaxLength).toBe(1_000_000);
    const { rerender } = render(<EmphasisedText text={'word '.repeat(200_000)} />);
    expect(screen.queryByRole('note')).toBeNull();
    rerender(<EmphasisedText text={`${'word '.repeat(200_000)}x`} />);
    expect(screen.getByRole('note')).toHaveTextContent('the first 1,000,000 of 1,000,001 characters');
  });

  it('can be held to the 500,000 characters of the structure panel [S1-493]', () => {
    expect(LIMITS.structurePanelMaxLength).toBe(500_000);
    render(<EmphasisedText text={'a'.repeat(500_001)} maxLength={LIMITS.structurePanelMaxLength} />);
    expect(screen.getByRole('note')).toHaveTextContent('the first 500,000 of 500,001 characters');
  });

  it('draws hostile markup as text', () => {
    const { container } = render(
      <EmphasisedText text={'<img src=x onerror=alert(1)> "><svg/onload=alert(1)> <<b>script>'} />,
    );
    expect(container.querySelector('img, svg, script')).toBeNull();
  });
});
