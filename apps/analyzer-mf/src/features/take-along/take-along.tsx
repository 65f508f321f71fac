import type { AnalysisResults } from '@premise/contracts';
import { Icon, Menu, MenuDivider, MenuItem } from '@premise/ui';
import { COPIES, DOWNLOADS } from './format-names.ts';
import classes from './take-along.module.css';
import { useTakeAlong } from './use-take-along.ts';

/** The menu of a finished analysis: every format as a file, the common ones to paste, and the page on paper or as PDF. */
export function TakeAlong({ results }: { results: AnalysisResults }) {
  const { outcome, download, copy, print } = useTakeAlong(results);
  return (
    <div className={classes.takeAlong}>
      <p
        className={classes.outcome}
        role={outcome?.failed ? 'alert' : 'status'}
        data-failed={outcome?.failed || undefined}
      >
        {outcome?.text}
      </p>
      <Menu
        label="Take along"
        targetClassName={classes.target}
        target={
          <>
            Take along
            <Icon name="chevron-down" size={16} />
          </>
        }
      >
        <div role="group" aria-label="Download">
          {DOWNLOADS.map(([format, name]) => (
            <MenuItem key={format} icon={<Icon name="document" size={16} />} onClick={() => void download(format)}>
              {name}
            </MenuItem>
          ))}
        </div>
        <MenuDivider />
        <div role="group" aria-label="Copy">
          {COPIES.map(([format, name]) => (
            <MenuItem key={format} icon={<Icon name="copy" size={16} />} onClick={() => void copy(format)}>
              {name}
            </MenuItem>
          ))}
        </div>
        <MenuDivider />
        <MenuItem icon={<Icon name="external" size={16} />} onClick={print}>
          Print or save as PDF
        </MenuItem>
      </Menu>
    </div>
  );
}
