import { type ComponentArrival, type ComponentName, COMPONENTS, type ParsedModelOutput } from '@premise/contracts';

/** Value of one of the fourteen components. */
export function componentValue(parsed: ParsedModelOutput, component: ComponentName): string | string[] {
  switch (component) {
    case 'conclusion':
      return parsed.conclusion.text;
    case 'conclusionType':
      return parsed.conclusion.type;
    case 'explicitPremises':
      return parsed.premiseSets.explicit;
    case 'implicitPremises':
      return parsed.premiseSets.implicit;
    default:
      return parsed[component];
  }
}

/** All fourteen, in the order in which they are shown. */
export function arrivalsOf(parsed: ParsedModelOutput): ComponentArrival[] {
  return COMPONENTS.map((component) => ({ component, value: componentValue(parsed, component) }));
}
