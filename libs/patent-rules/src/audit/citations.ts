import type { AuditCitation } from '@premise/contracts';

/** Title 37 of the Code of Federal Regulations, at the official eCFR. */
export function cfr(section: string): AuditCitation {
  const number = /^\d+\.\d+/.exec(section)?.[0] ?? section;
  return { label: `37 CFR ${section}`, url: `https://www.ecfr.gov/current/title-37/section-${number}` };
}

/** The office's manual for examiners, one page for all sections that share a number. */
export function mpep(section: string): AuditCitation {
  const page = /^\d+/.exec(section)?.[0] ?? section;
  return { label: `MPEP ${section}`, url: `https://www.uspto.gov/web/offices/pac/mpep/s${page}.html` };
}

/** Title 35 of the United States Code, at the Office of the Law Revision Counsel. */
export function usc(section: string): AuditCitation {
  const number = /^\d+/.exec(section)?.[0] ?? section;
  return {
    label: `35 U.S.C. ${section}`,
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title35-section${number}&num=0&edition=prelim`,
  };
}
