const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Frequent words of languages in Latin script; words that English shares are left out. */
export const LATIN_PROFILES: ReadonlyArray<{ name: string; words: ReadonlySet<string> }> = [
  {
    name: 'German',
    words: words(
      'der die das und ist nicht ein eine einen mit für auf dass wir ich sie es zu von dem den des auch wird sind als bei nach weil aber wenn oder nur noch sollte muss werden haben kann',
    ),
  },
  {
    name: 'French',
    words: words(
      'le la les des est une un et dans que qui pour pas sur avec nous vous ils elle il ne au aux ce cette sont mais donc parce doit être ont plus par du leur',
    ),
  },
  {
    name: 'Spanish',
    words: words(
      'el la los las de que y en un una es por con para no se del al lo como más pero su sus porque este esta son debe también muy hay todos ser',
    ),
  },
  {
    name: 'Italian',
    words: words(
      'il lo la gli le di che è un una per non con sono del della dei delle nel nella questo questa più ma anche perché come si deve essere quindi alla',
    ),
  },
  {
    name: 'Portuguese',
    words: words(
      'o os as de que e em um uma para não com por do da dos das no na se mais como mas são ao porque deve também este esta você isso muito ser',
    ),
  },
  {
    name: 'Dutch',
    words: words(
      'de het een en van is niet dat op te zijn voor met die er aan ook maar als dan omdat moet worden wij hebben naar bij deze dit wordt kan geen',
    ),
  },
  {
    name: 'Polish',
    words: words(
      'i w na nie się że jest do to z o jak ale po co tak za od przez czy są dla który ponieważ więc może tylko być',
    ),
  },
  {
    name: 'Swedish',
    words: words(
      'och att det som en är på för av med till den inte om har ett vi jag men så kan de eftersom därför ska bör också från',
    ),
  },
  {
    name: 'Danish or Norwegian',
    words: words(
      'og at det som en er på for af av med til den ikke om har et vi jeg men så kan de fordi derfor skal bør også fra',
    ),
  },
  {
    name: 'Finnish',
    words: words(
      'ja on ei että se hän mutta kuin myös ovat ole koska jos niin tämä kun mitä joka vain siksi pitäisi olla',
    ),
  },
  {
    name: 'Turkish',
    words: words(
      've bir bu için çok ile da de ne ama gibi daha var değil olarak olan kadar çünkü sonra ben biz onlar her',
    ),
  },
  {
    name: 'Czech or Slovak',
    words: words('je se na že v to s z do o jako ale by si za pro aby tak které který protože když není jsou byl být'),
  },
  {
    name: 'Romanian',
    words: words(
      'și de la în cu nu este un o pe că sunt din pentru mai care se să ce dar acest această pentru trebuie fi',
    ),
  },
  {
    name: 'Hungarian',
    words: words('a az és hogy nem is egy van ez de meg csak mert ha ki kell vagy már még volt mint azért'),
  },
  {
    name: 'Latin',
    words: words(
      'et in est non ad cum ut sed qui quae quod sunt ex de ab esse sit atque aut enim lorem ipsum dolor amet',
    ),
  },
  {
    name: 'Indonesian or Malay',
    words: words(
      'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada adalah bisa mereka kita',
    ),
  },
];

/** Frequent words of English. */
export const ENGLISH_PROFILE = words(
  'the of and to in a is that it for are was with as be this have on not they by from or we you can has but will all would there their which if more should do he she his her what when who because people no so than them been one our my your i an at had were were does did don must may might could about into only other some any',
);

/** Scripts other than Latin, with the name of the language most often written in them. */
export const SCRIPTS: ReadonlyArray<{ name: string; pattern: RegExp }> = [
  { name: 'Japanese', pattern: /[\u3040-\u30ff]/g },
  { name: 'Korean', pattern: /[\uac00-\ud7af\u1100-\u11ff]/g },
  { name: 'Chinese', pattern: /[\u4e00-\u9fff\u3400-\u4dbf]/g },
  { name: 'Russian or another language in Cyrillic script', pattern: /[\u0400-\u04ff]/g },
  { name: 'Arabic or Persian', pattern: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/g },
  { name: 'Hebrew', pattern: /[\u0590-\u05ff]/g },
  { name: 'Greek', pattern: /[\u0370-\u03ff]/g },
  { name: 'Hindi or another language in Devanagari script', pattern: /[\u0900-\u097f]/g },
  { name: 'Thai', pattern: /[\u0e00-\u0e7f]/g },
  { name: 'another language', pattern: /[\u0530-\u058f\u0980-\u0dff\u0e80-\u10ff\u1200-\u137f\u1780-\u17ff]/g },
];
