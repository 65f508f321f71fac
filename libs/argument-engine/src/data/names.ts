const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Capitalised words that stay capitalised inside a sentence. */
export const PROPER_WORDS = words(`
monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
america american americans europe european europeans africa african africans asia asian asians australia germany german germans
france french england english britain british ireland irish scotland scottish spain spanish italy italian italians russia russian russians china
chinese japan japanese korea korean india indian indians mexico mexican brazil canada canadian israel israeli palestine iran iraq syria turkey
turkish greece greek poland polish sweden swedish norway norwegian denmark danish finland switzerland swiss austria netherlands dutch ukraine
berlin london paris york washington texas california florida moscow rome beijing brussels microsoft apple google facebook twitter amazon
christian christians christianity muslim muslims islam islamic jewish jews judaism catholic catholics buddhist buddhism hindu hinduism
god jesus bible quran democrat democrats republican republicans congress trump obama clinton biden putin merkel snowden einstein
darwin socrates plato aristotle kant john james mary peter paul george david michael sarah anna emma bob alice tom jane robert william mark
ann anne maria anna ben max tim lisa laura julia eva kate linda susan karen nina lucy sophie emily jack harry oliver henry thomas daniel andrew
martin simon steven kevin brian peter eric oscar victor carlos jose juan maya olivia hannah
colorado oregon nevada virginia ohio illinois michigan boston chicago houston dallas seattle denver portland detroit copenhagen amsterdam vienna
madrid barcelona lisbon prague warsaw budapest oslo stockholm helsinki dublin edinburgh manchester liverpool tokyo delhi toronto sydney melbourne
internet earth olympics olympic nato unesco
`);

/** Mass nouns that open a sentence without an article. */
export const MASS_NOUNS = words(`
water money food health work time music art law crime violence war peace love trust power data research evidence science technology education
school nature life death sport traffic energy oil gas coal plastic paper news art alcohol tobacco meat milk coffee tea sugar sleep stress
pollution society history culture language religion faith freedom speech privacy progress growth trade business homework research
`);
