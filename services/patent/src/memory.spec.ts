import { containerMemoryMb } from '@premise/testing';
import { AUDIT_PROCESSES } from './audit/audit-pool.ts';
import { DOCUMENT_PROCESSES } from './exports/document-pool.ts';

/** What the program itself has beside its processes: code, heap, uploads and pictures. */
const PROGRAM_MB = 384;

it.each([
  ['patent', AUDIT_PROCESSES],
  ['patent-worker', DOCUMENT_PROCESSES],
])(
  'all processes of %s fit into the memory of its container, beside the program',
  (service, { processes, memoryMb }) => {
    expect(processes * memoryMb + PROGRAM_MB).toBeLessThanOrEqual(containerMemoryMb(service));
  },
);
