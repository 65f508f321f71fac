import type { EntityStatus, FilingData, Inventor } from '@premise/contracts';
import { filedTitle } from '@premise/patent-pages';
import type { GuideLine, GuidePart } from './guide.ts';

export interface CoverSheetFacts {
  title: string;
  inventors: readonly Inventor[];
  filing: FilingData;
  /** Details of federal sponsorship, 'None', or empty. */
  federalResearch: string;
  /** Pages of the specification and sheets of drawings. */
  pages: number;
  sheets: number;
}

const ENTITY: Record<EntityStatus, string> = {
  '': '',
  undiscounted: 'Undiscounted (large entity)',
  small: 'Small entity (37 CFR 1.27)',
  micro: 'Micro entity (37 CFR 1.29), with form PTO/SB/15A',
};

const value = (name: string, text: string): GuideLine => ({ kind: 'value', name, value: text.trim() });

/** What the office's cover sheet (form PTO/SB/16, or the web form of Patent Center) asks for: data to type in, not the form. */
export function coverSheet({ title, inventors, filing, federalResearch, pages, sheets }: CoverSheetFacts): GuidePart {
  const { correspondence: address } = filing;
  return {
    heading: 'Cover sheet data (for PTO/SB/16 or Patent Center)',
    lines: [
      { kind: 'text', text: 'This is a request for filing a provisional application for patent under 37 CFR 1.53(c).' },
      value('Title of the invention', filedTitle(title)),
      value('Docket number (optional)', filing.docketNumber || 'none'),
      ...inventors.flatMap((inventor, index) => [
        value(`Inventor ${index + 1}, given and family name`, inventor.name),
        value(`Inventor ${index + 1}, residence (city and state or country)`, residenceOf(inventor)),
      ]),
      ...(inventors.length === 0 ? [value('Inventor', '')] : []),
      ...(address.customerNumber.trim() === ''
        ? [
            value('Correspondence, name', [address.name, address.organization].filter(Boolean).join(', ')),
            value('Correspondence, address', [address.addressLine1, address.addressLine2].filter(Boolean).join(', ')),
            value('City', address.city),
            value('State or province', address.region),
            value('Postal code', address.postalCode),
            value('Country', address.country),
            value('Telephone', address.phone),
            value('E-mail', address.email),
          ]
        : [value('Correspondence, customer number', address.customerNumber)]),
      value('Enclosed: specification, number of pages', String(pages)),
      value('Enclosed: drawings, number of sheets', String(sheets)),
      value('Entity status', ENTITY[filing.entityStatus]),
      ...government(filing, federalResearch),
      value('Signature, name and date', ''),
    ],
  };
}

/** City and country out of the dialog's own fields, else what the stored texts say. */
function residenceOf({ form, address, residence }: Inventor): string {
  if (form === undefined) return [address, residence].filter((part) => part.trim() !== '').join('; ');
  return [form.locality, form.country].filter((part) => part.trim() !== '').join(', ');
}

function government({ government: { agency, contractNumber } }: FilingData, federalResearch: string): GuideLine[] {
  const name = 'Made by or under contract with an agency of the US government';
  if (agency.trim() === '' && contractNumber.trim() === '') {
    if (/^none\.?$/i.test(federalResearch.trim())) return [value(name, 'No')];
    return [value(name, federalResearch.trim() === '' ? '' : 'Yes; name the agency and the contract number')];
  }
  return [value(name, 'Yes'), value('Agency', agency), value('Contract number', contractNumber)];
}

/** The inventors with all that is known of them. */
export function inventorList(inventors: readonly Inventor[]): GuidePart {
  return {
    heading: 'Inventors',
    lines: inventors.flatMap((inventor, index): GuideLine[] => [
      { kind: 'text', text: `${index + 1}. ${inventor.name.trim()}` },
      value('Address', inventor.address),
      value('Citizenship', inventor.citizenship),
      value('Residence', inventor.residence),
    ]),
  };
}
