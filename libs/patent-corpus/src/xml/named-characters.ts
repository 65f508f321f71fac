import { decodeHTML } from 'entities';

/** Greek letters as the office's files until 2004 name them (ISO 8879, set "grk1"). */
const GREEK: Readonly<Record<string, string>> = {
  agr: 'α',
  bgr: 'β',
  ggr: 'γ',
  dgr: 'δ',
  egr: 'ε',
  zgr: 'ζ',
  eegr: 'η',
  thgr: 'θ',
  igr: 'ι',
  kgr: 'κ',
  lgr: 'λ',
  mgr: 'μ',
  ngr: 'ν',
  xgr: 'ξ',
  ogr: 'ο',
  pgr: 'π',
  rgr: 'ρ',
  sgr: 'σ',
  sfgr: 'ς',
  tgr: 'τ',
  ugr: 'υ',
  phgr: 'φ',
  khgr: 'χ',
  psgr: 'ψ',
  ohgr: 'ω',
  Agr: 'Α',
  Bgr: 'Β',
  Ggr: 'Γ',
  Dgr: 'Δ',
  Egr: 'Ε',
  Zgr: 'Ζ',
  EEgr: 'Η',
  THgr: 'Θ',
  Igr: 'Ι',
  Kgr: 'Κ',
  Lgr: 'Λ',
  Mgr: 'Μ',
  Ngr: 'Ν',
  Xgr: 'Ξ',
  Ogr: 'Ο',
  Pgr: 'Π',
  Rgr: 'Ρ',
  Sgr: 'Σ',
  Tgr: 'Τ',
  Ugr: 'Υ',
  PHgr: 'Φ',
  KHgr: 'Χ',
  PSgr: 'Ψ',
  OHgr: 'Ω',
};

/** The character that a name stands for in the office's files; undefined for a name that is none. */
export function namedCharacter(name: string): string | undefined {
  const greek = GREEK[name];
  if (greek !== undefined) return greek;
  const written = `&${name};`;
  const decoded = decodeHTML(written);
  return decoded === written ? undefined : decoded;
}
