import { COMPONENT_WEIGHTS, type ArgumentComponents } from '@premise/contracts';
import { Section } from './section.tsx';
import classes from './weights-panel.module.css';

/** What each component weighs in the analysis; flaws count one each (S1 section 9). */
export function WeightsPanel({ components }: { components: ArgumentComponents }) {
  const rows = [
    {
      name: 'Necessary assumptions',
      found: components.necessaryAssumptions.length,
      weight: COMPONENT_WEIGHTS.necessaryAssumptions,
    },
    {
      name: 'Sufficient assumptions',
      found: components.sufficientAssumptions.length,
      weight: COMPONENT_WEIGHTS.sufficientAssumptions,
    },
    { name: 'Quantifiers', found: components.quantifiers.length, weight: COMPONENT_WEIGHTS.quantifiers },
    { name: 'Flaws', found: components.flaws.length, weight: components.flaws.length },
  ];
  const widest = Math.max(...rows.map(({ weight }) => weight), 1);
  return (
    <Section title="Component weights" note="Fixed weights of the method; flaws are counted." folded>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col" className={classes.figure}>
              Found
            </th>
            <th scope="col" className={classes.figure}>
              Weight
            </th>
            <th aria-hidden="true" className={classes.barColumn} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, found, weight }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={classes.figure}>{found}</td>
              <td className={classes.figure}>{weight}</td>
              <td aria-hidden="true" className={classes.barColumn}>
                <span className={classes.bar} style={{ width: `${(weight / widest) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
