import { titleIssues } from './title-issues.ts';

const GOOD = 'System and Method for Sorting Parcels.';

describe('title structure', () => {
  it('finds nothing in a well-formed title [S2-395]', () => {
    expect(titleIssues(GOOD)).toEqual([]);
  });

  it('says only that an empty title is empty [S2-396]', () => {
    expect(titleIssues('')).toEqual(['Title cannot be empty']);
    expect(titleIssues(' \n ')).toEqual(['Title cannot be empty']);
  });

  it('wants ten characters [S2-397]', () => {
    expect(titleIssues('Pen Clip.')).toEqual(['Title should be at least 10 characters long']);
    expect(titleIssues('Pen Clips.')).toEqual([]);
  });

  it('wants a capital at the first word [S2-398]', () => {
    expect(titleIssues('folding Ladder.')).toEqual(['First word should be capitalized']);
  });

  it('wants a capital at the last word [S2-399]', () => {
    expect(titleIssues('Folding ladder.')).toEqual(['Last word should be capitalized']);
  });

  it('asks for no capital where there is no letter', () => {
    expect(titleIssues('3D Printer 2000.')).toEqual([]);
    expect(titleIssues('3d Printer 2000.')).toEqual(['First word should be capitalized']);
  });

  it.each([
    ['invention', 'Invention', '[S2-400] [S2-401]'],
    ['system', 'System', '[S2-401]'],
    ['method', 'Method', '[S2-401]'],
    ['apparatus', 'Apparatus', '[S2-401]'],
    ['device', 'Device', '[S2-401]'],
    ['process', 'Process', '[S2-401]'],
    ['technology', 'Technology', '[S2-401]'],
    ['artificial intelligence', 'Artificial Intelligence', '[S2-402]'],
    ['machine learning', 'Machine Learning', '[S2-402]'],
    ['blockchain', 'Blockchain', '[S2-402]'],
    ['internet of things', 'Internet of Things', '[S2-402]'],
    ['Iot', 'IoT', '[S2-403]'],
    ['ai', 'AI', '[S2-403]'],
    ['Ml', 'ML', '[S2-403]'],
  ])('prefers the casing of %s as %s %s', (found, preferred) => {
    expect(titleIssues(`Apparatus for ${found} Now.`)).toEqual([`Consider using "${preferred}" instead of "${found}"`]);
    expect(titleIssues(`Apparatus for ${preferred} Now.`)).toEqual([]);
  });

  it('leaves longer words alone', () => {
    expect(titleIssues('Aid for a subsystem User.')).toEqual([
      'Consider using patent title conventions like "System and Method for" or "Apparatus for"',
    ]);
  });

  it('wants a sign at the end [S2-404]', () => {
    expect(titleIssues('Folding Ladder')).toEqual(['Title should end with proper punctuation']);
    for (const sign of ['.', '!', '?']) expect(titleIssues(`Folding Ladder${sign}`)).toEqual([]);
  });

  it('refuses repeated signs [S2-405]', () => {
    expect(titleIssues('Folding Ladder..')).toEqual(['Remove excessive punctuation marks']);
    expect(titleIssues('Folding?! Ladder.')).toEqual(['Remove excessive punctuation marks']);
  });

  it('suggests a convention for long titles [S2-406]', () => {
    expect(titleIssues('Folding Ladder With Hinges.')).toEqual([
      'Consider using patent title conventions like "System and Method for" or "Apparatus for"',
    ]);
  });

  it.each([
    ['System and Method for', '[S2-407]'],
    ['Apparatus for', '[S2-408]'],
    ['Method of', '[S2-409]'],
    ['Device for', '[S2-410]'],
    ['Process for', '[S2-411]'],
  ])('accepts %s %s', (phrase) => {
    expect(titleIssues(`${phrase} Folding Ladders.`)).toEqual([]);
  });

  it('leaves titles of twenty characters without a convention [S2-412]', () => {
    expect('Folding Ladder Hinge'.length).toBe(20);
    expect(titleIssues('Folding Ladder Hing.')).toEqual([]);
    expect(titleIssues('Folding Ladder Hinge.')).toHaveLength(1);
  });

  it('lists several issues in the order of the specification', () => {
    expect(titleIssues('a new system of ai boxes')).toEqual([
      'First word should be capitalized',
      'Last word should be capitalized',
      'Consider using "System" instead of "system"',
      'Consider using "AI" instead of "ai"',
      'Title should end with proper punctuation',
      'Consider using patent title conventions like "System and Method for" or "Apparatus for"',
    ]);
  });
});
