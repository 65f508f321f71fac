/** Written for the home page: two reasons, a conclusion, and a step that does not follow. */
export const SAMPLE_TEXT =
  'If the rubber seal has dried out, the hose drips at the tap. Our hose drips at the tap, and all the neighbors have the ' +
  'same hose. Therefore the rubber seal has dried out.';
