import type { Figure } from '@premise/contracts';
import type { DocumentDraft } from '@premise/patent-pages';

const figure = (number: string, description: string, priorArt = false): Figure => ({
  id: `figure-${number}`,
  number,
  description,
  imageId: `image-${number}`,
  priorArt,
  numerals: [],
});

/** Nothing but what a draft needs to be stored. */
export const MINIMAL_DRAFT: DocumentDraft = {
  title: 'Bottle Cap.',
  crossReference: '',
  federalResearch: '',
  inventors: [],
  abstract: '',
  field: '',
  background: '',
  summary: '',
  drawings: '',
  detailedDescription: 'A cap closes a bottle.',
  claims: '',
  figures: [],
};

/** A small invention, described as an inventor would: pasted quotation marks, symbols, numerals, headings of its own. */
export const SAMPLE_DRAFT: DocumentDraft = {
  title: 'System and Method for Metering Water to Container-Grown Plants.',
  crossReference: 'None',
  federalResearch:
    'This invention was made with government support under contract 58-8042-7-015 awarded by the United States Department of Agriculture. The government has certain rights in the invention.',
  inventors: [{ name: 'Ada M. Okafor' }, { name: 'José Ibáñez Núñez' }],
  abstract:
    'A watering system for container-grown plants has a reservoir, a porous stake and a float valve between them. The stake draws water by capillary action when the soil around it dries; the valve admits water in doses of a fixed volume and counts them. A controller compares the count with the consumption of earlier days and reports a plant that drinks more or less than it should. No soil sensor is needed and no current flows while the valve is closed.',
  field:
    'The invention relates to irrigation, and more particularly to the metering of water delivered to single containers.',
  background:
    'Plants in containers are watered by hand, by timers, or by sensors. Timers ignore what the plant has used. Sensors measure the soil near the probe only; salts coat the electrodes, and readings drift by 20–30 % within one season.\n\nWicks deliver water as it is used, but nobody knows how much: a wick that has dried out looks like a plant that needs nothing. There remains a need for a device that delivers water on demand and measures what it delivers.',
  summary:
    'In one aspect, a device has a reservoir, a porous stake and a metering valve that passes water in doses of equal volume V₀ = 5 mL ± 2 %. Each dose closes a contact once, so that the volume delivered is n · V₀ after n doses.\n\nIn another aspect, a method counts the doses of each day, forms a moving mean over seven days and signals a departure greater than a threshold θ, where 0.2 ≤ θ ≤ 0.5.',
  drawings: '',
  detailedDescription: `OVERVIEW
Referring to FIG. 1, a device 10 includes a reservoir 12, a stake 14 of porous ceramic and a valve 16. The reservoir 12 holds between 0.5 L and 4 L. The stake 14 is pressed into the soil 18 to a depth of 60 mm to 120 mm; its pores have a mean diameter of 1 µm to 3 µm, so that the bubbling pressure exceeds 90 kPa and no air passes.
Referring to FIG. 2, the valve 16 has a chamber 20 of volume V₀ between an inlet seat 22 and an outlet seat 24. A float 26 carries two cones. When the chamber 20 is full the float 26 rises, closes the inlet seat 22 and opens the outlet seat 24; when it has emptied the float 26 sinks and does the reverse. At no time are both seats open.
A magnet 28 in the float 26 closes a reed contact 30 at the upper end of its travel. Each closing is one dose. A debouncing time of 50 ms has proved sufficient, since a dose takes at least 4 s at a head of 300 mm.
OPERATION OF THE CONTROLLER
Referring to FIG. 3, a controller 40 sleeps until the contact 30 closes (step 50), adds one to a counter (step 52) and sleeps again. Once a day it compares the count with the moving mean m̄ of the last seven days (step 54). If |n − m̄| > θ · m̄, it sends a message (step 56): “more than usual” or “less than usual”.
The mean power is below 12 µW, so that a cell of 220 mAh lasts for more than five years.
EXAMPLE 1
Twelve devices were run for 90 days with tomato plants (Solanum lycopersicum) in containers of 10 L at 18 °C to 31 °C. The volume delivered as counted differed from that weighed by 1.4 % on average and by 3.1 % at most. Two plants were infested with aphids on day 41; their devices reported “less than usual” on days 44 and 45, when no damage could be seen.
ALTERNATIVE EMBODIMENTS
The stake 14 may be of sintered polymer, wood or fired clay. The reed contact 30 may be replaced by a Hall sensor or by an optical gate. Several stakes may share one reservoir 12 as shown in FIG. 4, each with a valve of its own. Dimensions are given by way of example.`,
  claims: `1. A device for watering a plant in a container, comprising:
a reservoir;
a porous stake configured to be inserted into soil of the container; and
a valve between the reservoir and the stake, the valve having a chamber and a float that closes an inlet of the chamber before it opens an outlet of the chamber, so that water passes in doses of equal volume.
2. The device of claim 1, further comprising a contact that the float closes once for each dose.
3. The device of claim 2, further comprising a controller that counts the closings of the contact and signals when a count of one day departs from a mean of earlier days by more than a threshold.
4. A method of monitoring a plant, comprising: delivering water to the plant in doses of equal volume on demand; counting the doses; and signalling when the number of doses of one day departs from a mean of earlier days by more than a threshold.`,
  figures: [
    figure('1', 'is a sectional view of the device in a container'),
    figure('2', 'is an enlarged sectional view of the valve'),
    figure('3', 'is a flow chart of the steps of the controller'),
    figure('4', 'is a perspective view of several stakes at one reservoir', false),
  ],
};

/** A specification of some fifty pages on Letter, by repetition of the sample's own paragraphs. */
export function longDraft(times = 36): DocumentDraft {
  return {
    ...SAMPLE_DRAFT,
    detailedDescription: Array.from(
      { length: times },
      (_, index) => `EMBODIMENT ${index + 1}\n${SAMPLE_DRAFT.detailedDescription}`,
    ).join('\n'),
  };
}
