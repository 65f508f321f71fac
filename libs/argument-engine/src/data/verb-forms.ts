/** Participles that do not end in -ed, with the form in -ing. */
export const ING_OF_PARTICIPLE: Readonly<Record<string, string>> = {
  torn: 'tearing',
  built: 'building',
  rebuilt: 'rebuilding',
  kept: 'keeping',
  given: 'giving',
  made: 'making',
  taken: 'taking',
  paid: 'paying',
  taught: 'teaching',
  held: 'holding',
  put: 'putting',
  cut: 'cutting',
  set: 'setting',
  sold: 'selling',
  shown: 'showing',
  spent: 'spending',
  sent: 'sending',
  brought: 'bringing',
  bought: 'buying',
  left: 'leaving',
  done: 'doing',
  told: 'telling',
  lent: 'lending',
  written: 'writing',
  shut: 'shutting',
  met: 'meeting',
  let: 'letting',
  found: 'finding',
  fought: 'fighting',
  thrown: 'throwing',
  chosen: 'choosing',
  withdrawn: 'withdrawing',
};

/** Verbs of more than one syllable that double their last letter. */
export const DOUBLING =
  /^(?:begin|admit|commit|permit|submit|omit|prefer|refer|forget|regret|occur|forbid|upset|outwit|format|cancel|travel|label|model|fuel|control|patrol|enrol|fulfil|level|signal|compel|expel|equip|transfer)$/;

export const OBJECT_FORMS: Readonly<Record<string, string>> = {
  i: 'me',
  we: 'us',
  they: 'them',
  he: 'him',
  she: 'her',
  it: 'it',
  you: 'you',
};
