import { SAMPLE_ANALYSIS } from '@premise/content';
import { RoleCard, RoleMark, SeverityMark, stripMarkup, withoutLabel } from '@premise/ui';
import { useId } from 'react';
import { componentRows } from './component-rows.ts';
import classes from './dashboard-preview.module.css';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A result in small: what the built-in engine found in the sample text, drawn with what results are drawn with. */
export function DashboardPreview() {
  const id = useId();
  const { conclusionType, keyFlaw, argumentStructure, breakdownItems } = SAMPLE_ANALYSIS;
  const flaw = breakdownItems.find(({ type }) => type === 'Flaw');
  return (
    <section className={classes.sheet} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          An inventor’s claim, taken apart
        </h2>
        <p className={classes.note}>A real result</p>
      </header>
      <div className={classes.cards}>
        <RoleCard role="conclusion" title="Conclusion type">
          <p className={classes.type}>{conclusionType}</p>
        </RoleCard>
        <RoleCard role="flaw" title="Logical flaw" meta={flaw?.category}>
          <p className={classes.flaw}>{capitalised(withoutLabel(stripMarkup(keyFlaw), flaw?.category))}</p>
        </RoleCard>
      </div>
      <div className={classes.panels}>
        <div>
          <h3 className={classes.panelTitle}>Argument structure</h3>
          <ol className={classes.structure}>
            {argumentStructure.premise.map((text, at) => (
              <li key={at}>
                <RoleMark role="premise" labelled={false} sign={`P${at + 1}`} />
                <span>{capitalised(text)}</span>
              </li>
            ))}
            <li className={classes.conclusion}>
              <RoleMark role="conclusion" labelled={false} />
              <span>
                <span className={classes.therefore}>Conclusion: </span>
                {capitalised(argumentStructure.conclusion)}
              </span>
            </li>
          </ol>
        </div>
        <div>
          <h3 className={classes.panelTitle}>Logical components</h3>
          <table className={classes.components}>
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Importance</th>
              </tr>
            </thead>
            <tbody>
              {componentRows(breakdownItems).map(({ role, name, severity }) => (
                <tr key={name}>
                  <th scope="row">
                    <RoleMark role={role} labelled={false} />
                    {name}
                  </th>
                  <td>
                    <SeverityMark severity={severity} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
