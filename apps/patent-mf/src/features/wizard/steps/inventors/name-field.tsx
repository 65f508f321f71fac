import { TextInput } from '@premise/ui';
import type { InventorFieldsProps } from './inventor-dialog.tsx';

export function NameField({ form, onChange }: InventorFieldsProps) {
  return (
    <TextInput
      label="Full Legal Name"
      description="As in a passport: given names first, family name last."
      withAsterisk
      autoComplete="off"
      data-autofocus
      value={form.name}
      onChange={(event) => onChange({ ...form, name: event.currentTarget.value })}
    />
  );
}
