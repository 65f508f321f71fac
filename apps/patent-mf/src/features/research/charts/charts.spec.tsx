import { PremiseProvider } from '@premise/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BarChart } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { FigureTable } from './figure-table.tsx';
import { LineChart } from './line-chart.tsx';

const show = (page: ReactNode) =>
  render(
    <PremiseProvider>
      <MemoryRouter>{page}</MemoryRouter>
    </PremiseProvider>,
  );

describe('bars', () => {
  it('names as many of many years as have room, and always the last', () => {
    const bars = Array.from({ length: 21 }, (_, at) => ({ label: String(2003 + at), value: at }));
    render(
      <MemoryRouter>
        <BarChart label="Patents by year" unit={['patent', 'patents']} bars={bars} />
      </MemoryRouter>,
    );
    const items = within(screen.getByRole('list', { name: 'Patents by year' })).getAllByRole('listitem');
    const narrow = items.filter((item) => 'namedNarrow' in item.dataset).map((item) => item.textContent?.slice(0, 4));
    expect(narrow).toEqual(['2003', '2005', '2007', '2009', '2011', '2013', '2015', '2017', '2019', '2021', '2023']);
    expect(items.every((item) => 'namedWide' in item.dataset)).toBe(true);
    // a name without room is heard all the same
    expect(items[1]).toHaveTextContent(/^2004 ?: ?1 patent$/);
  });

  it('say their figures and lead to what they count', () => {
    show(
      <BarChart
        label="Patents by year"
        unit={['patent', 'patents']}
        bars={[
          { label: '2024', value: 1_204, to: '/list?y=2024' },
          { label: '2025', value: 0, to: '/list?y=2025' },
          { label: '2026', value: 80, to: '/list?y=2026', unfinished: true },
        ]}
      />,
    );
    const bars = within(screen.getByRole('list', { name: 'Patents by year' }));
    expect(bars.getByRole('link', { name: /^2024 ?: ?1,204 patents$/ })).toHaveAttribute('href', '/list?y=2024');
    expect(bars.getByRole('link', { name: /^2026 ?: ?80 patents, not complete$/ })).toBeInTheDocument();
    // behind nothing there is no list
    const [, none] = bars.getAllByRole('listitem');
    expect(none).toHaveTextContent('2025: 0 patents');
    expect(bars.getAllByRole('link')).toHaveLength(2);
  });

  it('grow with their figures', () => {
    show(
      <BarChart
        label="Bars"
        unit={['patent', 'patents']}
        bars={[
          { label: 'a', value: 5 },
          { label: 'b', value: 10 },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.style.getPropertyValue('--share')).toBe('0.5');
    expect(second?.style.getPropertyValue('--share')).toBe('1');
  });
});

describe('lines', () => {
  const points = [
    { label: 'January 2026', values: [4, 2] as const, to: ['/a1', '/g1'] as const },
    { label: 'February 2026', values: [6, 0] as const, to: ['/a2', '/g2'] as const },
  ];

  it('are walked by arrow keys; the chosen month stands below with its lists', () => {
    show(<LineChart label="Applications and grants" points={points} series={['Applications', 'Grants']} />);
    const slider = screen.getByRole('slider', { name: 'Applications and grants, month' });
    expect(slider).toHaveAttribute('aria-valuetext', 'February 2026: Applications 6, Grants 0');
    expect(screen.getByRole('link', { name: 'Applications 6' })).toHaveAttribute('href', '/a2');
    expect(screen.queryByRole('link', { name: 'Grants 0' })).toBeNull();
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'January 2026: Applications 4, Grants 2');
    expect(screen.getByRole('link', { name: 'Grants 2' })).toHaveAttribute('href', '/g1');
  });

  it('draw nothing of nothing', () => {
    show(<LineChart label="Empty" points={[]} series={['Applications', 'Grants']} />);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

it('every chart is a table at the press of a button', async () => {
  show(
    <ChartFigure
      title="Yearly growth"
      note="By filing date"
      chart={<p>drawn</p>}
      table={
        <FigureTable
          caption="Patents by year"
          columns={[{ title: 'Year' }, { title: 'Patents', figures: true }]}
          rows={[['2025', { value: 1_204, to: '/list' }]]}
        />
      }
    />,
  );
  expect(screen.getByText('drawn')).toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Yearly growth as a table' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const table = screen.getByRole('table', { name: 'Patents by year' });
  expect(within(table).getByRole('rowheader', { name: '2025' })).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: '1,204' })).toHaveAttribute('href', '/list');
  expect(screen.queryByText('drawn')).toBeNull();
});
