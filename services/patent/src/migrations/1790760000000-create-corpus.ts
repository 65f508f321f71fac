import { CORPUS_TABLES } from '@premise/patent-corpus';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The local corpus: documents, their texts, people, classes and citations, what was loaded, and the versions of the search index. */
export class CreateCorpus1790760000000 implements MigrationInterface {
  name = 'CreateCorpus1790760000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CORPUS_TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE corpus_documents, corpus_texts, corpus_people, corpus_classes, corpus_citations, corpus_class_titles, corpus_loads, corpus_indexes',
    );
    await runner.query('DROP SEQUENCE corpus_changes');
  }
}
