const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that carry no content of their own: left out when terms are compared. */
export const FUNCTION_WORDS = words(`
a an the this that these those such same other another each every either neither both all any some no none few many much more most
several enough less least little own one ones i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his
himself she her hers herself it its itself they them their theirs themselves who whom whose which what whatever whoever whichever when
whenever where wherever why how and or but nor so yet for because since as if unless until while whereas although though even than then
thus hence therefore consequently moreover furthermore besides however nevertheless nonetheless still also too only just very quite
rather really simply merely almost nearly hardly scarcely perhaps maybe probably possibly certainly surely definitely obviously clearly
indeed actually already again ever never always often sometimes usually generally rarely seldom frequently here there now today
about above across after against along among around at before behind below beneath beside between beyond by despite down during except
from in inside into like near of off on onto out outside over past per through throughout till to toward towards under underneath up upon
via with within without not n't be am is are was were been being have has had having do does did doing done can could will would shall
should may might must ought cannot let lets get gets got getting go goes going gone went make makes made making take takes took taken
taking give gives gave given put say says said saying think thinks thought believe believes seem seems seemed become becomes became
thing things something anything nothing everything someone anyone everyone somebody anybody everybody nobody people person way ways
lot lots kind sort etc first second third firstly secondly thirdly finally lastly well yes ok okay oh please instead overall
don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't couldn't can't hasn't haven't hadn't mustn't ain't
i'm you're we're they're he's she's it's that's there's i've you've we've they've i'd you'd we'd they'd i'll you'll we'll they'll what's
dont cant wont isnt doesnt didnt arent wasnt couldnt shouldnt wouldnt thats im ive youre theyre dont
`);

/** Words that open a sentence often enough to decide doubtful full stops. */
export const SENTENCE_OPENERS = words(`
the a an this that these those it he she they we you i there here and but or so yet if when while since because as although though however
therefore thus hence moreover furthermore besides also in on at for from to of with by all some no every each many most few any one who what
why how where which not my our your his her its their such another other then now after before once still only even perhaps maybe
consequently finally first second third of course otherwise instead nobody everyone everybody nothing everything none
`);

export const DETERMINERS = words(`
the a an this that these those my our your his her its their some any no every each all many most several few both another such more
`);

export const SUBJECT_PRONOUNS = words(
  'i we you he she it they there this that these those one who nobody everyone everybody someone',
);
