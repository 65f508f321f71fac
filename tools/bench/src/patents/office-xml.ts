import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuditedDraft } from '@premise/patent-rules';

/** A published document of the office, read as far as the rules need it. */
export interface OfficeDocument {
  name: string;
  granted: boolean;
  design: boolean;
  claims: number;
  draft: AuditedDraft;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml
    .replace(/<(?:\?[^>]*\?|!--[\s\S]*?--)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_all, hex?: string, digits?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits))
        : (ENTITIES[name] ?? '-'),
    )
    .replace(/[^\S\n]+/g, ' ')
    .trim();

const inside = (xml: string, ...tags: string[]): string | undefined => {
  for (const tag of tags) {
    const match = new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`).exec(xml);
    if (match) return match[1];
  }
  return undefined;
};

/** Weekly files hold many documents, one after the other. A document that is there twice counts once. */
export function readOfficeXml(folder: string): OfficeDocument[] {
  const seen = new Set<string>();
  return readdirSync(folder)
    .filter((file) => file.endsWith('.xml'))
    .flatMap((file) => {
      const parts = readFileSync(path.join(folder, file), 'utf8').split(/(?=<\?xml )/);
      return parts.flatMap((xml, at) => documentOf(xml, parts.length > 1 ? `${file}#${at + 1}` : file) ?? []);
    })
    .filter(({ draft }) => {
      const claims = draft.claims ?? '';
      if (seen.has(claims)) return false;
      seen.add(claims);
      return true;
    });
}

function documentOf(xml: string, name: string): OfficeDocument | null {
  const claims = claimsOf(xml);
  if (claims.length === 0) return null;
  const description = inside(xml, 'description', 'SDODE', 'subdoc-description') ?? '';
  const sections = sectionsOf(description);
  const title = inside(xml, 'invention-title', 'B540', 'title-of-invention');
  const abstract = inside(xml, 'abstract', 'SDOAB', 'subdoc-abstract');
  return {
    name,
    granted:
      /us-patent-grant|<PATDOC|B110/.test(xml) &&
      !/us-patent-application\b|patent-application-publication/.test(xml.slice(0, 2000)),
    design:
      /appl-type="design"|S1"|ornamental design/i.test(xml.slice(0, 3000)) ||
      /^.{0,10}the ornamental design/i.test(claims[0] ?? ''),
    claims: claims.length,
    draft: {
      ...(title === undefined ? {} : { title: plain(title) }),
      ...(abstract === undefined ? {} : { abstract: plain(abstract) }),
      ...sections,
      claims: claims.join('\n'),
    },
  };
}

function claimsOf(xml: string): string[] {
  const blocks = [...xml.matchAll(/<(claim|CLM)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)].map((match) =>
    plain(match[2] ?? '').replace(/\s+/g, ' '),
  );
  return blocks.map((claim, at) => (/^\d+\s*[.)]/.test(claim) ? claim : `${at + 1}. ${claim}`));
}

function sectionsOf(description: string): Partial<AuditedDraft> {
  const brief = inside(description, 'description-of-drawings');
  const body =
    brief === undefined
      ? description
      : description.replace(/<description-of-drawings>[\s\S]*?<\/description-of-drawings>/, '');
  const paragraphs = (part: string): string =>
    [...part.matchAll(/<(p|PARA|paragraph)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)]
      .map((match) => plain(match[2] ?? '').replace(/\s*\n\s*/g, ' '))
      .join('\n');
  const text = paragraphs(body) || plain(body);
  return {
    ...(text === '' ? {} : { detailedDescription: text }),
    ...(brief === undefined ? {} : { drawings: paragraphs(brief) }),
  };
}
