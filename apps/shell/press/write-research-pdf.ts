// Part of the shell's build: sets the article as a PDF, into the folder of files that are served as they are made.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CLARITY_INFRASTRUCTURE } from '@premise/content';
import { RESEARCH_PDF_PATH } from '@premise/contracts';
import { articlePdf } from './article-pdf.ts';

const file = path.resolve(import.meta.dirname, '../.generated', RESEARCH_PDF_PATH.slice(1));
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, await articlePdf(CLARITY_INFRASTRUCTURE, RESEARCH_PDF_PATH.replace('.pdf', '')));
