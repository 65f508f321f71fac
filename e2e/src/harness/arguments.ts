/** Sample texts of the journeys, written for them. */
export const HARBOUR =
  'The harbour should be closed to cruise ships. Every ship that docked last summer left the water warmer and dirtier, ' +
  'because its engines ran all night. Since most visitors come by train anyway, the town would lose almost nothing. ' +
  'Some shop owners disagree, but they only think of their own tills. Therefore the council must refuse new berths.';

export const GARDEN =
  'If the school plants a garden, all pupils will eat more vegetables. The school is going to plant a garden in spring. ' +
  'So all pupils will eat more vegetables next year.';

/** What happened, and nothing drawn from it. */
export const STORY =
  'On Saturday we drove to the coast. The children collected shells and my sister slept in the sun. Around noon a fog came ' +
  'in, and we ate our sandwiches in the car. In the evening we stopped at a small harbour, bought smoked fish and drove home late.';

export const GERMAN =
  'Die Stadt sollte den Marktplatz für Autos sperren. Der Lärm stört die Anwohner, und die meisten Besucher kommen ohnehin ' +
  'zu Fuß. Deshalb wäre eine Sperrung für alle ein Gewinn, obwohl einige Händler das Gegenteil befürchten.';

export const MIXED_SCRIPTS =
  'يجب أن نغلق الطريق 🚧 because children 👩‍👩‍👧‍👦 play there. \u202Eesrever\u202C text must not confuse anyone, therefore 你好 the road should be closed.';

export const MARKUP =
  '<script>window.premiseHacked = 1; alert(1)</script><img src=x onerror="window.premiseHacked = 2; alert(2)">' +
  'We must <b>stop</b> the trial because the <i>first</i> results were bad. Therefore nobody should be enrolled.';
