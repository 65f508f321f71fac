import type { PaperSize, PatentImage } from '@premise/contracts';
import { type DrawingSheet, FONT_SIZE, sheetBox } from '@premise/patent-pages';
import { PageFrame } from './page-frame.tsx';
import classes from './page.module.css';

interface SheetPageProps {
  sheet: DrawingSheet;
  image: PatentImage | undefined;
  paper: PaperSize;
  isFirst: boolean;
}

/** Pages measure in the height of their type, so that one number zooms them. */
const em = (points: number): string => `${points / FONT_SIZE}em`;

/** A sheet of drawings as it is printed. */
export function SheetPage({ sheet, image, paper, isFirst }: SheetPageProps) {
  const sight = sheetBox(paper);
  const { picture, drawing } = sheet;
  const name = drawing.label ?? drawing.name;
  return (
    <PageFrame label={`Drawing sheet ${sheet.sheetNumber}`} paper={paper} isFirst={isFirst}>
      <p className={classes.sheetNumber} style={{ top: em(sight.top), left: em(sight.left), width: em(sight.width) }}>
        {sheet.sheetNumber}
      </p>
      {image !== undefined && (
        <img
          className={classes.picture}
          src={image.url}
          alt={name}
          style={{ left: em(picture.left), top: em(picture.top), width: em(picture.width), height: em(picture.height) }}
        />
      )}
      {drawing.label !== null && (
        <p
          className={classes.figure}
          style={{ top: em(picture.top + picture.height + 8), left: em(sight.left), width: em(sight.width) }}
        >
          {drawing.label}
        </p>
      )}
    </PageFrame>
  );
}
