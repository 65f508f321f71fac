/** A draft of a provisional application, written for the journeys. One slip is in it: the claims jump from 2 to 4. */
export const PLANTER = {
  title: 'self-watering planter with a capillary lift column',
  crossReference:
    'This application is related to U.S. Provisional Application No. 63/000,001, filed January 5, 2026, by the same inventors.',
  abstract:
    'A planter waters itself for several weeks. A reservoir lies below a soil chamber; a column filled with a capillary wick lifts water through an opening in a partition into the soil. A float carries a rod that passes through the partition and shows the level of the water. The column can be pulled out and rinsed without lifting the plant.',
  field: 'The field is containers for growing plants, and in particular planters that hold a supply of water.',
  background:
    'Potted plants dry out when nobody waters them. Known planters use a cord as a wick. The cord clogs with salts and cannot be changed without lifting the plant out of the soil.',
  summary:
    'A planter comprises a reservoir, a soil chamber above the reservoir, a partition between them, and a column that stands in the reservoir and reaches through the partition. The column holds a wick and can be pulled out from above.',
  detailedDescription:
    'Referring to FIG. 1, a planter 10 has a reservoir 12 and a soil chamber 14. A partition 16 separates them. A column 18 stands in the reservoir 12 and reaches 30 mm through the partition 16 into the soil chamber 14.\n\nThe column 18 holds a wick 20 of felt, 4 mm thick. The felt lifts water about 180 mm, so the reservoir 12 is 150 mm deep.\n\nAs shown in FIG. 2, a float 22 carries a rod 24. FIG. 3 shows the column 18 alone, and FIG. 4 shows how it is pulled out from above. In one example the planter 10 held 2.4 litres and watered a basil plant for 23 days.',
  claims:
    '1. A planter comprising:\na reservoir;\na soil chamber above the reservoir;\na partition between the reservoir and the soil chamber; and\na column that holds a wick and reaches through the partition.\n\n2. The planter of claim 1, wherein the column can be pulled out from above.\n\n4. The planter of claim 1, further comprising a float that carries a rod.',
  figures: [
    'a cross section of the planter',
    'a perspective view of the float with its rod',
    'a side view of the column',
    'a perspective view of the column being pulled out',
  ],
} as const;
