/** An inventor's claim, written for the home page: three reasons, a conclusion, and a step that does not follow. */
export const SAMPLE_TEXT =
  'Garden hoses drip at the tap, because rubber seals dry out. My nozzle is sealed with a ring of cork instead, and ' +
  'nobody has ever sold one like it. Since two neighbours fitted it in spring, their water bills have fallen by half. ' +
  'Therefore the nozzle will save water in every garden.';
