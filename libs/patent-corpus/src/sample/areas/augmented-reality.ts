import type { SampleArea } from '../sample-topic.ts';

export const AUGMENTED_REALITY: SampleArea = {
  area: 'Augmented Reality',
  years: [4, 6, 8, 10, 13, 15, 17, 17, 17, 16, 16, 17, 17, 12, 3],
  topics: [
    {
      device: 'a display',
      purpose: 'augmented reality glasses with a wide field of view',
      problem:
        'Gratings that guide light to the eye split it into colours, so that white text has a rainbow at its edge.',
      parts: [
        ['a light engine', 'with rows of micro light-emitting diodes'],
        ['a waveguide', 'with an incoupling and an outcoupling grating'],
        ['a pupil expander', 'that repeats the image over the area of an eye'],
        ['a correction map', 'that weakens colours where the waveguide strengthens them'],
        ['an eye sensor', 'that selects the correction map for the position of the eye'],
        ['a dimming layer', 'that darkens the scene behind an image'],
        ['a prescription lens', 'that is clipped to the waveguide'],
      ],
      refinements: [
        'the outcoupling grating has a depth that grows along the waveguide',
        'the correction map is taken for each pair of glasses at the factory',
        'the dimming layer has no more than two hundred segments',
        'the eye sensor uses the reflections of four infrared diodes',
        'two waveguides share the red light between them',
      ],
      effects: [
        'white stays white across the whole field',
        'text can be read before a window',
        'glasses weigh less than sixty grams',
      ],
      places: ['for surgeons', 'for everyday wear', 'for cyclists', 'for assembly workers'],
      classes: ['G02B 27/0172', 'G02B 6/0035', 'G06F 3/013', 'G09G 3/32'],
    },
    {
      device: 'a tracking system',
      purpose: 'placing augmented reality objects in large rooms',
      problem:
        'A virtual object that was placed yesterday hangs in another corner today, since shelves have been moved.',
      parts: [
        ['a camera', 'that is worn on the head'],
        ['an inertial unit', 'that bridges the time between two images'],
        ['a landmark map', 'in which each landmark has an expected lifetime'],
        ['a change detector', 'that tells landmarks which have moved from those which are hidden'],
        ['an anchor graph', 'that ties each virtual object to several landmarks'],
        ['a map server', 'that merges the maps of several users'],
        ['a privacy filter', 'that keeps faces and writing out of the map'],
      ],
      refinements: [
        'the lifetime of a landmark is learned from the kind of object it lies on',
        'walls and columns are weighted more than furniture',
        'an object whose landmarks disagree is shown faintly until they agree',
        'maps are merged only where three users have seen the same landmarks',
        'the privacy filter works in the glasses and not in the map server',
      ],
      effects: [
        'objects stay in place although the room is changed',
        'a new user finds their place within a second',
        'the map holds no images of people',
      ],
      places: ['in museums', 'in warehouses', 'in construction', 'in schools'],
      classes: ['G06T 19/006', 'G06T 7/246', 'G01C 21/20', 'G06V 20/20'],
    },
    {
      device: 'a remote assistance system',
      purpose: 'guiding a technician by augmented reality',
      problem:
        'An expert who sees a shaking video cannot point at a screw, and a drawn arrow stays behind when the camera moves.',
      parts: [
        ['a headset', 'that sends images together with its position'],
        ['a scene reconstruction', 'that the expert can turn independently of the headset'],
        ['an annotation tool', 'whose strokes stick to surfaces of the scene'],
        ['a part recogniser', 'that names the part under a stroke'],
        ['a step recorder', 'that keeps what was pointed at and what was done'],
        ['a bandwidth manager', 'that sends regions under discussion with more detail'],
      ],
      refinements: [
        'a stroke is projected onto the surface that most of its points meet',
        'the expert sees which part of the scene is older than a stated time',
        'the step recorder makes a manual from several sessions',
        'the bandwidth manager prefers the region at which both look',
        'strokes fade when the part they stick to has been removed',
      ],
      effects: [
        'both speak about the same screw',
        'the expert can look around a corner',
        'the next technician finds instructions',
      ],
      places: ['for wind turbines', 'for ships', 'for printing machines', 'for telecom cabinets'],
      classes: ['G06T 19/20', 'H04N 7/15', 'G06Q 10/20', 'G06F 3/011'],
    },
    {
      device: 'an input device',
      purpose: 'entering text in augmented reality',
      problem: 'Typing in the air tires the arms, and speaking is no choice in a train.',
      parts: [
        ['a wristband', 'with electrodes that measure muscle activity'],
        ['a signal decoder', 'that tells finger motions from the muscle activity'],
        ['a language model', 'that turns uncertain motions into words'],
        ['a haptic motor', 'that confirms each letter'],
        ['a surface detector', 'that finds a table on which the fingers can rest'],
        ['a drift corrector', 'that follows a wristband which slips'],
      ],
      refinements: [
        'the signal decoder is adapted with one sentence that the user types',
        'the electrodes are dry and made from conductive rubber',
        'the haptic motor is silent when the language model is certain',
        'a word is corrected by looking at it and bending one finger',
        'the drift corrector compares the pattern of a fist with a stored one',
      ],
      effects: [
        'forty words a minute are reached after an hour of practice',
        'arms can rest on the knees',
        'nobody nearby can read along',
      ],
      places: ['for travellers', 'for interpreters', 'for pilots', 'for people with limited mobility'],
      classes: ['G06F 3/015', 'G06F 3/017', 'G06F 3/023', 'G06F 40/274'],
    },
  ],
};
