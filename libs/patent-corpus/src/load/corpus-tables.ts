/**
 * The tables of the corpus, as the first migration of the patent service makes them; a later change is a migration of its own.
 * A document's parts come from files that may be loaded in any order, so no part refers to another by a foreign key. A row in
 * corpus_documents without a title is one of which only a part has come yet.
 */
export const CORPUS_TABLES: readonly string[] = [
  `CREATE TABLE corpus_documents (
    id text PRIMARY KEY,
    kind text,
    stage text NOT NULL CHECK (stage IN ('grant', 'application')),
    type text CHECK (type IN ('utility', 'design', 'plant', 'reissue', 'other')),
    title text,
    application_number text,
    filing_date date,
    priority_date date,
    publication_date date,
    claim_count integer,
    withdrawn boolean NOT NULL DEFAULT false,
    sample boolean NOT NULL DEFAULT false,
    changed bigint NOT NULL
  )`,
  `CREATE INDEX corpus_documents_application ON corpus_documents (application_number) WHERE application_number IS NOT NULL`,
  `CREATE INDEX corpus_documents_changed ON corpus_documents (changed)`,
  `CREATE TABLE corpus_texts (
    document_id text PRIMARY KEY,
    abstract text,
    claims jsonb,
    description text,
    literature jsonb
  )`,
  `CREATE TABLE corpus_people (
    document_id text NOT NULL,
    role text NOT NULL CHECK (role IN ('inventor', 'assignee')),
    sequence integer NOT NULL,
    first text NOT NULL,
    name text NOT NULL,
    city text NOT NULL,
    country text NOT NULL,
    PRIMARY KEY (document_id, role, sequence)
  )`,
  `CREATE TABLE corpus_classes (
    document_id text NOT NULL,
    sequence integer NOT NULL,
    symbol text NOT NULL,
    inventive boolean NOT NULL,
    PRIMARY KEY (document_id, sequence)
  )`,
  `CREATE TABLE corpus_citations (
    citing_id text NOT NULL,
    cited_id text NOT NULL,
    name text NOT NULL,
    cited_date date,
    category text NOT NULL,
    PRIMARY KEY (citing_id, cited_id)
  )`,
  `CREATE INDEX corpus_citations_cited ON corpus_citations (cited_id)`,
  `CREATE TABLE corpus_class_titles (
    symbol text PRIMARY KEY,
    title text NOT NULL
  )`,
  `CREATE SEQUENCE corpus_changes`,
  `CREATE TABLE corpus_loads (
    id uuid PRIMARY KEY,
    file_name text NOT NULL,
    bytes bigint NOT NULL,
    sha256 text NOT NULL,
    form text NOT NULL,
    rows_done bigint NOT NULL DEFAULT 0,
    rows_refused bigint NOT NULL DEFAULT 0,
    state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
    failure text,
    started_at timestamptz(3) NOT NULL DEFAULT now(),
    changed_at timestamptz(3) NOT NULL DEFAULT now(),
    UNIQUE (file_name, bytes, sha256, form)
  )`,
  `CREATE TABLE corpus_indexes (
    version bigserial PRIMARY KEY,
    state text NOT NULL CHECK (state IN ('building', 'ready', 'retired')),
    documents bigint NOT NULL DEFAULT 0,
    sample boolean NOT NULL DEFAULT false,
    published_from date,
    published_to date,
    covers bigint NOT NULL DEFAULT 0,
    additions integer NOT NULL DEFAULT 0,
    built_at timestamptz(3)
  )`,
  `CREATE UNIQUE INDEX corpus_indexes_ready ON corpus_indexes (state) WHERE state = 'ready'`,
];

/** Where people of the bulk tables live, and which change of the corpus a load's last rows were: the migration after the first. */
export const CORPUS_PLACES: readonly string[] = [
  `CREATE TABLE corpus_places (
    id text PRIMARY KEY,
    city text NOT NULL,
    country text NOT NULL
  )`,
  `ALTER TABLE corpus_people ADD COLUMN place text`,
  `ALTER TABLE corpus_loads ADD COLUMN change bigint NOT NULL DEFAULT 0`,
];
