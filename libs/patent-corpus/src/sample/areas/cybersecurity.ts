import type { SampleArea } from '../sample-topic.ts';

export const CYBERSECURITY: SampleArea = {
  area: 'Cybersecurity',
  years: [6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 15, 4],
  topics: [
    {
      device: 'an intrusion detector',
      purpose: 'cybersecurity of industrial networks',
      problem:
        'Controllers cannot be patched while a plant runs, and a scan that is harmless in an office stops a turbine.',
      parts: [
        ['a passive tap', 'that copies traffic without being able to send'],
        ['a protocol parser', 'that reads commands to controllers with their values'],
        ['a process model', 'that predicts which values the sensors should report after a command'],
        ['a correlation unit', 'that compares predicted and reported values'],
        ['an asset list', 'that is derived from the traffic alone'],
        ['an operator display', 'that tells which valve or drive is concerned and not only which address'],
        ['a recorder', 'that keeps the traffic of the last hours in a ring'],
      ],
      refinements: [
        'the passive tap contains a light guide without a transmitter',
        'the process model is fitted during a week in which operators confirm each new command',
        'an alarm needs both an unusual command and a value that does not follow from it',
        'the recorder is stopped ten minutes after an alarm',
        'commands are compared with the work orders of the day',
      ],
      effects: [
        'the plant cannot be disturbed by its guard',
        'an attack that forges sensor values is seen',
        'operators are not called for routine work',
      ],
      places: ['in power stations', 'in water works', 'in breweries', 'in chemical plants'],
      classes: ['H04L 63/1425', 'G05B 23/02', 'H04L 63/1416', 'G06F 21/55'],
    },
    {
      device: 'an authentication server',
      purpose: 'cybersecurity of remote sign-in',
      problem: 'Codes sent by text message are read by whoever has taken over the telephone number.',
      parts: [
        ['a key register', 'that holds a public key for each device of a user'],
        ['a challenge generator', 'that binds a challenge to the address of the page shown'],
        ['a risk unit', 'that rates a sign-in by its place, its time and its device'],
        ['a step-up rule', 'that asks for a second device above a stated risk'],
        ['a session binder', 'that ties a session to the key which opened it'],
        ['a revocation channel', 'that ends all sessions of a device in seconds'],
      ],
      refinements: [
        'the risk unit knows no more about a place than its country and its network',
        'a challenge expires after one minute and after one use',
        'a second device shows the name of the page that asked',
        'the key of a session changes with each renewal and a reuse ends the session',
        'a new device waits for a day before it can remove an old one',
      ],
      effects: [
        'a forged page obtains nothing of use',
        'a stolen session dies with its first renewal',
        'most sign-ins need one touch only',
      ],
      places: ['for bank customers', 'for public services', 'for remote workers', 'for schools'],
      classes: ['H04L 63/0861', 'H04L 9/3271', 'G06F 21/31', 'H04L 63/20'],
    },
    {
      device: 'a build service',
      purpose: 'cybersecurity of software supply chains',
      problem:
        'A program is as trustworthy as the least careful of the packages from which it was built, and nobody knows them all.',
      parts: [
        ['a resolver', 'that fixes the version and the hash value of every package'],
        ['an isolated builder', 'that has no network and a clock that stands still'],
        ['a second builder', 'on another machine whose result must be equal to the bit'],
        ['a provenance record', 'that lists inputs, commands and results under a signature'],
        ['a difference analyser', 'that tells what a new version of a package can do that the old one could not'],
        ['a release gate', 'that lets a program pass only with a complete provenance record'],
      ],
      refinements: [
        'the difference analyser looks at calls to the network, to files and to other programs',
        'the isolated builder is started anew for each package',
        'a package that is younger than a stated number of days needs a second approval',
        'the provenance record is entered in a log that can only grow',
        'builders that disagree keep both results for inspection',
      ],
      effects: [
        'a tampered builder is exposed by the other one',
        'a new ability of a package does not slip in unseen',
        'an incident can be traced to the programs it concerns within minutes',
      ],
      places: [
        'for medical software',
        'for vehicle control units',
        'for payment terminals',
        'for public administration',
      ],
      classes: ['G06F 21/57', 'G06F 8/71', 'H04L 9/3247', 'G06F 21/51'],
    },
    {
      device: 'a storage controller',
      purpose: 'cybersecurity against encryption of files by malware',
      problem: 'Backups that are reachable from an infected machine are encrypted along with everything else.',
      parts: [
        ['a write analyser', 'that measures how random the blocks written by each program are'],
        ['a snapshot unit', 'that freezes blocks when too many of them become random'],
        ['a retention lock', 'that no command over the network can open'],
        ['a decoy folder', 'whose files no honest program changes'],
        ['a restore map', 'that finds for each file the last version before the attack'],
        ['a throttle', 'that slows down a program under suspicion'],
      ],
      refinements: [
        'the randomness is compared with that of the block which is overwritten',
        'the retention lock opens by a switch at the housing and after a day',
        'names in the decoy folder sort before and after those of the user',
        'the throttle halves the rate with each further file',
        'programs that compress media are known by their signature and are not slowed down',
      ],
      effects: [
        'few files are lost before the attack is stopped',
        'a stolen administrator password opens no lock',
        'files are restored without a search through generations of backups',
      ],
      places: ['in file servers', 'in personal computers', 'in video archives', 'in laboratories'],
      classes: ['G06F 21/56', 'G06F 11/14', 'G06F 3/06', 'G06F 21/62'],
    },
  ],
};
