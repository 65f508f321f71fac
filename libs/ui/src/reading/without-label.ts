/** A finding's sentence without its own name in front, for places that have just said the name: "Name: it does so" reads "It does so". */
export function withoutLabel(text: string, label: string | undefined): string {
  if (!label || !text.toLowerCase().startsWith(`${label.toLowerCase()}: `)) return text;
  const rest = text.slice(label.length + 2).trimStart();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
