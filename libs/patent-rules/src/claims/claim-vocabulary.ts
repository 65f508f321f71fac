const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Ends a noun phrase: prepositions, conjunctions, auxiliaries, pronouns, transitions. */
export const BOUNDARIES = words(`
  of in on at to into onto from by with within without for between among through throughout along across around about above
  below under over beneath behind beside besides against toward towards upon via per as than like near off out up down during
  after before until till since while when whenever where wherein whereby whereas wherever which that who whom whose what if
  unless whether because so and or nor but and/or either neither both then thereby therein thereof thereto therefrom
  therebetween thereon thereafter therewith therethrough hereby is are was were be been being am has have had having do does did
  can could may might will would shall should must not it its itself they them their themselves he she his her we our you your
  one's comprising comprises comprise comprised including includes include included consisting consists consist containing
  contains contain characterized characterised further also respectively each every any some all such this these those there
  here only least most more less i.e e.g etc via versus regarding concerning according responsive based due subject relative
  prior subsequent adjacent operable capable configured adapted arranged operatively so-called alike using use uses used
  e.g. i.e. et al no another still already thus hence always never now again once twice just even simultaneously
  concurrently successively sequentially independently thereunder therealong together otherwise instead moreover both
`);

/** Gives a noun phrase no name of its own: "the at least one lever" speaks of the lever. */
export const QUANTIFIERS = words(`
  one two three four five six seven eight nine ten several multiple plural various numerous respective corresponding same
  particular given certain specific said individual single entire whole aforementioned aforesaid above-mentioned
  above-described below-mentioned associated resulting resultant
`);

/** Tell parts of one kind apart; a reference must have been introduced with the same one. */
export const DISCRIMINATORS = words(`
  first second third fourth fifth sixth seventh eighth ninth tenth upper lower left right inner outer front rear top bottom
  proximal distal primary secondary tertiary inside outside interior exterior internal external left-hand right-hand former
  latter initial final male female upstream downstream positive negative horizontal vertical
`);

/** "The steps of", "the following": what everybody may call by "the" without having introduced it. */
export const IDIOMS = words(`
  following step act operation group like combination form case event presence absence use purpose basis course extent way
  manner fact invention claim art skin world internet earth ground atmosphere environment air sun sky market public state
  improvement remainder rest balance other remaining latter former preceding foregoing above next last previous
  sum average mean maximum minimum difference ratio total most least greatest largest smallest highest lowest nearest closest
  farthest best worst shortest longest only very opposite least-significant most-significant
  art present time aid help means latter-named gist formula structure meantime contrary vicinity
  immune nervous digestive circulatory ozone naked human general public internet
  assistance interior exterior beginning outset present instant claimed equation expression sequence seq condition
  end-of-life context result course sake event
`);

/** Every body, amount or process has one; "the length of the lever" needs no earlier length (MPEP 2173.05(e)). */
export const INHERENT = words(`
  length width height depth thickness diameter radius circumference perimeter area volume size weight mass density shape form
  contour outline profile center centre centerline axis middle midpoint end side top bottom front back rear edge corner tip
  base surface face exterior interior inside outside periphery bottom wall portion part region zone section half third quarter majority
  remainder rest distance gap space spacing interval angle slope inclination orientation direction position location
  placement path level number amount quantity count concentration content percentage proportion ratio fraction rate speed
  velocity frequency temperature pressure viscosity hardness strength stiffness color colour intensity brightness energy
  power voltage current resistance capacitance impedance charge polarity phase time duration period moment date age
  beginning start completion name type kind identity value sum product average mean median maximum minimum difference degree
  extent level range scope status state condition presence absence existence occurrence availability quality contents data
  information history order sequence arrangement structure composition nature property characteristic feature function operation
  movement motion rotation displacement flow supply delivery use application effect influence action force torque tension load
  stress strain moment gravity hand body head skin finger thumb mouth ear eye nose foot wrist arm leg waist neck user's
  plane line point set list group pair plurality majority entirety whole title text meaning magnitude amplitude
  bits bit digit coordinates origin cross-section longitudinal-axis output input result likelihood probability risk
  generation creation formation production manufacture preparation transmission reception storage removal insertion
  treatment prevention weight-average molecular wavelength spectrum peak signal-to-noise mol mole atom equivalent
  identification identifier aggregate remaining vicinity vicinities latitude longitude inlet outlet opening mouth entrance exit
  impact row column node requirement meaning mode boundary interface link connection relationship relation junction intersection interaction communication contact fit
  performance participation evaluation family class genus species member members element fraction moiety residue terminus
  root stem apex bight blister art cost price expense need ability capability capacity performance efficiency
`);

/** Follows a noun without being part of its name: "the lever rotates", "the pin extends". */
export const VERBS = words(`
  rotate extend move engage comprise include receive transmit contain provide have connect couple communicate determine
  generate produce form define hold support carry drive operate control detect measure sense store send process perform execute
  identify select compare calculate compute display present indicate represent correspond depend vary increase decrease
  reduce exceed reach enter leave pass flow travel slide pivot swing turn open close lock unlock release retain secure
  attach detach mount fit match mate abut contact touch overlap cover surround enclose encircle house receive accept
  allow permit enable prevent inhibit block stop start begin cause create establish maintain keep make take give get become
  remain stay serve act function work respond react interact cooperate face point lie rest sit stand project protrude
  taper converge diverge intersect cross bisect separate divide share join link associate authenticate consume coordinate
  utilize use employ apply supply deliver discharge exhaust draw pull push press force urge bias compress expand stretch
  bend flex deform absorb emit reflect transmit conduct insulate heat cool melt dissolve mix react bind bond adhere cut
  weigh range equal differ lack need require specify describe refer relate belong satisfy meet fall rise lower raise exit
  pertain embed encode decode encrypt decrypt convert transform translate map read write load execute run access request
  query return output input monitor track record log count manage route forward broadcast match verify validate compare
  update modify change replace add remove delete insert append accept reject approve deny exhibit possess withstand
  resist tend appear arrive originate terminate traverse span bound confront oppose overlie underlie circulate dispense
  disengage occupy exert impart induce initiate trigger activate deactivate switch toggle shift adjust align center
  constitute depict assign occur correlate denote signify render realize realise implement achieve effect affect influence
  undergo assume acquire obtain collect gather capture decide wait expire result follow precede accompany
`);

/** Participles without -ed that may stand behind their noun. */
export const IRREGULAR_PARTICIPLES = words(`
  held made sent set built shown given known kept found bent cut put wound driven formed drawn fed led laid bound worn torn spun
  sprung broken taken chosen written read cast hung struck stuck swept woven frozen sold told brought caught taught
  thereof therein present available adjacent parallel perpendicular transverse orthogonal tangential integral responsive
  sufficient suitable necessary common equal similar identical proportional remote proximate close open inside outside
  downstream upstream inward inwardly outward outwardly upward upwardly downward downwardly together apart away back
  hidden far indicative representative descriptive characteristic again once twice free able unable likely ready resistant inserted external internal opposite rearward forward
`);

/** Nouns in -ing; read as verbs only before an article. */
export const ING_NOUNS = words(`
  housing bearing opening casing coupling fitting lining bushing winding mounting ceiling building reading setting recording
  warning training ring spring string wing thing king sling swing o-ring tubing wiring piping coating packaging plating
  covering sealing railing bushing grating heading landing outing filling stuffing clothing bedding flooring roofing
  siding webbing padding molding moulding casting forging stamping drawing engraving marking labeling sibling offspring
  processing signaling imaging scaling scheduling pricing billing dialing networking computing
`);

/** Not counted, so never "a water". */
export const MASS_NOUNS = words(`
  water air oil gas steam heat light sound electricity energy power data information software hardware firmware firmware equipment
  material medication blood tissue skin steel iron copper aluminum aluminium plastic rubber wood glass paper sand soil salt sugar
  ice snow fuel gasoline feedback traffic content music speech money evidence knowledge gravity friction moisture humidity
  oxygen hydrogen nitrogen carbon dust smoke debris waste machinery furniture clothing food packaging tubing wiring
`);
