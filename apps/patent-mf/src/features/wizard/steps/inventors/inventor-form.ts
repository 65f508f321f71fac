import { emptyInventorForm, type Inventor, type InventorForm } from '@premise/contracts';

/** The four steps of the dialog (S2 section 2). */
export const INVENTOR_STEPS = ['Full Legal Name', 'Current Address', 'Citizenship', 'Country of Residence'] as const;

const filled = (text: string): boolean => text.trim() !== '';

/** Whether Next may be pressed on a step, 0 to 3 (S2 section 5). */
export function isInventorStepDone(form: InventorForm, step: number): boolean {
  switch (step) {
    case 0:
      return filled(form.name);
    case 1:
      return filled(form.address) && filled(form.locality) && filled(form.country) && form.addressType !== '';
    case 2:
      return form.multipleCitizenship ? form.citizenships.length > 0 : filled(form.citizenship);
    default:
      return !form.residenceDifferentFromCitizenship || filled(form.residence);
  }
}

const mainCitizenship = (form: InventorForm): string =>
  form.multipleCitizenship ? (form.citizenships[0] ?? '') : form.citizenship;

/** The texts that are stored of a form (S2 section 3), and the form beside them, so that it can be opened again. */
export function inventorOf(form: InventorForm): Inventor {
  const address = [form.address, form.addressCont, form.locality, form.country].map((part) => part.trim());
  return {
    name: form.name.trim(),
    address: address.filter((part) => part !== '').join(', '),
    citizenship: form.multipleCitizenship ? form.citizenships.join(', ') : form.citizenship,
    residence: form.residenceDifferentFromCitizenship ? form.residence : mainCitizenship(form),
    form,
  };
}

/** The form of an inventor who has none: the last part of the address is the country, whatever stands before the locality. */
function readTexts({ name, address, citizenship, residence }: Inventor): InventorForm {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const country = parts.length > 1 ? (parts.pop() ?? '') : '';
  const [street = '', ...rest] = parts;
  const citizenships = citizenship
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const several = citizenships.length > 1;
  const differs = residence !== '' && residence !== (citizenships[0] ?? '');
  return {
    ...emptyInventorForm(),
    name,
    address: street,
    locality: rest.join(', '),
    country,
    multipleCitizenship: several,
    citizenship: several ? '' : citizenship.trim(),
    citizenships: several ? citizenships : [],
    residenceDifferentFromCitizenship: differs,
    residence: differs ? residence : '',
  };
}

export const formOf = (inventor: Inventor): InventorForm => inventor.form ?? readTexts(inventor);

/** A country is picked in the citizenship step: it takes the place of the one before, or joins the list. */
export function withCitizenship(form: InventorForm, country: string): InventorForm {
  if (!form.multipleCitizenship) return { ...form, citizenship: country };
  return form.citizenships.includes(country) ? form : { ...form, citizenships: [...form.citizenships, country] };
}

/** The Add button of multiple mode: the single citizenship goes into the list when it is not there yet. */
export function withSingleListed(form: InventorForm): InventorForm {
  const { citizenship, citizenships } = form;
  if (!filled(citizenship)) return form;
  const listed = citizenships.includes(citizenship) ? citizenships : [...citizenships, citizenship];
  return { ...form, citizenships: listed, citizenship: '' };
}
