import { Client } from 'pg';

/**
 * Copies one finished analysis as often as this, each with a number of its own at the end of its text and another age.
 * `database`: the address of the analysis service's database, as its owner.
 */
export async function repeatAnalysis(database: string, analysisId: string, times: number): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(
      `WITH copies AS (
         INSERT INTO analyses (id, user_id, argument_text, engine, state, created_at, started_at, finished_at)
         SELECT gen_random_uuid(), user_id, argument_text || ' Copy number ' || n || '.', engine, state,
                created_at - n * interval '1 minute', started_at, finished_at - n * interval '1 minute'
         FROM analyses, generate_series(1, $2::int) AS n WHERE id = $1
         RETURNING id
       )
       INSERT INTO analysis_results (analysis_id, results, conclusion_type, bytes)
       SELECT copies.id, results, conclusion_type, bytes
       FROM copies, analysis_results WHERE analysis_id = $1`,
      [analysisId, times],
    );
    await client.query('ANALYZE analyses, analysis_results');
  } finally {
    await client.end();
  }
}
