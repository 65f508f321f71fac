/** The components of the labelled reply as a service with structured output answers them. */
export const JSON_REPLY = JSON.stringify({
  ifThenStructure: 'If the town closes its library, then children will read less.',
  necessaryAssumption: ['Children of the town get their books from the library.'],
  sufficientAssumption: ['Whenever a town closes its library, its children read less.'],
  conclusion: 'The town should not close its library.',
  conclusionType: 'Recommendation',
  unstatedRule: 'A town should not do what makes its children read less.',
  methodOfReasoning: 'The argument predicts a bad effect of a plan and rejects the plan because of it.',
  logicalFlaws: ['Slippery slope: it takes for granted that children would find no other books.'],
  quantifiers: ['most'],
  explicitPremises: ['Most children borrow their books there.', 'Without the library they will read less.'],
  implicitPremises: ['Reading less is bad for children.'],
  possibleCounter: 'The school library lends the same books.',
  unstatedAssumptions: ['No other place lends books to children.', 'Parents will not buy the books instead.'],
  improvedVersion:
    "Because most of the town's children borrow their books from the library and no other place lends any, closing it would probably make them read less; so the town should keep it open.",
});
