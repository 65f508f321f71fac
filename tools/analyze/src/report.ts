import type { AnalysisResults, FormalCheck } from '@premise/contracts';

function section(title: string, body: string | readonly string[]): string {
  const lines = typeof body === 'string' ? [body] : body.map((item, at) => `${at + 1}. ${item}`);
  const shown = lines.map((line) => line.replace(/\s*\n\s*/g, '\n  ')).filter((line) => line.trim() !== '');
  return `${title}\n  ${shown.length > 0 ? shown.join('\n  ') : 'none found'}\n`;
}

function formalLines(formal: FormalCheck): string[] {
  return [
    `${formal.verdict.replace('-', ' ')}. ${formal.summary}`,
    ...formal.premises.map((premise, at) => `Premise ${at + 1}: ${premise.text}`),
    ...(formal.conclusion ? [`Conclusion: ${formal.conclusion.text}`] : []),
    ...(formal.derivation ?? []).map((step) => `${'  '.repeat(step.depth)}- ${step.text}`),
    ...(formal.counterModel ? [formal.counterModel.text] : []),
    ...(formal.existence ? [formal.existence.text] : []),
    ...formal.readings,
  ];
}

/** The result as text for a terminal. */
export function reportOf(results: AnalysisResults): string {
  const { parsed } = results;
  return [
    ...results.notices.map((notice) => `Note: ${notice.text}\n`),
    section(`Conclusion (${results.conclusionType})`, parsed.conclusion.text),
    section('Premises', results.argumentStructure.premise),
    section('Hidden assumptions', results.argumentStructure.unstatedAssumptions),
    section('Sufficient assumptions', parsed.sufficientAssumption),
    section('If-then structure', parsed.ifThenStructure),
    section('Implied rule', parsed.unstatedRule),
    section('Method of reasoning', results.methodOfReasoning),
    section('Logical flaw', results.keyFlaw),
    ...(parsed.logicalFlaws.length > 1 ? [section('All flaws', parsed.logicalFlaws)] : []),
    ...(results.formal ? [section('Formal check', formalLines(results.formal).join('\n'))] : []),
    section('Quantifiers', parsed.quantifiers),
    section('Counter argument', results.counterpoint),
    section('Improved version', results.improvedArgument),
    `Made by the ${results.engine.name} engine, version ${results.engine.version}.\n`,
  ].join('\n');
}
