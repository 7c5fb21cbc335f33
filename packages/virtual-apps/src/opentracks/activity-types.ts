/** What an activity looks like. */
export type ActivityIcon =
  | 'unknown'
  | 'airplane'
  | 'bicycle'
  | 'mountain-bike'
  | 'motor-bike'
  | 'kayak'
  | 'boat'
  | 'sail'
  | 'car'
  | 'runner'
  | 'snowboard'
  | 'skier'
  | 'walker'
  | 'scooter'
  | 'escooter'
  | 'inline-skates'
  | 'skateboard'
  | 'climber'
  | 'swimmer'
  | 'open-water'
  | 'workout';

export interface ActivityType {
  /** In the database. */
  readonly id: string;
  /** As people read it. */
  readonly text: string;
  readonly icon: ActivityIcon;
  /** Told by its pace rather than its speed. */
  readonly isPace: boolean;
}

/** Those whose text is another than their id. */
const texts: Readonly<Record<string, string>> = {
  'off trail hiking': 'hiking',
  riding: 'horse back riding',
  kickscooter: 'scooter',
  skateboarding: 'skate boarding',
  snowboarding: 'snow boarding',
  'track running': 'trail running',
};

const icons: Readonly<Record<string, ActivityIcon>> = {
  airplane: 'airplane',
  'commercial airplane': 'airplane',
  'RC airplane': 'airplane',
  seaplane: 'airplane',
  ATV: 'car',
  driving: 'car',
  'driving bus': 'car',
  'driving car': 'car',
  biking: 'bicycle',
  cycling: 'bicycle',
  'road biking': 'bicycle',
  'track cycling': 'bicycle',
  'mountain biking': 'mountain-bike',
  'dirt bike': 'mountain-bike',
  'motor bike': 'mountain-bike',
  boat: 'boat',
  ferry: 'boat',
  'motor boating': 'boat',
  'RC boat': 'boat',
  hiking: 'walker',
  'off trail hiking': 'walker',
  'speed walking': 'walker',
  'trail hiking': 'walker',
  walking: 'walker',
  running: 'runner',
  'street running': 'runner',
  'track running': 'runner',
  'trail running': 'runner',
  skiing: 'skier',
  'cross-country skiing': 'skier',
  climbing: 'climber',
  escooter: 'escooter',
  'inline skating': 'inline-skates',
  kayaking: 'kayak',
  sailing: 'sail',
  kickscooter: 'scooter',
  skateboarding: 'skateboard',
  snowboarding: 'snowboard',
  swimming: 'swimmer',
  'swimming in open water': 'open-water',
  workout: 'workout',
};

const toldByPace = new Set([
  'climbing',
  'hiking',
  'off trail hiking',
  'running',
  'speed walking',
  'street running',
  'track running',
  'trail running',
  'trail hiking',
  'walking',
  'swimming',
  'swimming in open water',
  'workout',
]);

const ids = [
  'airplane,ATV,biking,blimp,boat,climbing,commercial airplane,cross-country skiing,cycling,dirt bike',
  'donkey back riding,driving,driving bus,driving car,escooter,ferry,frisbee,gliding,hang gliding,helicopter,hiking',
  'horse back riding,hot air balloon,ice sailing,inline skating,kayaking,kite surfing,land sailing,mixed type',
  'motor bike,motor boating,mountain biking,off trail hiking,other,paddling,para gliding,RC airplane,RC boat',
  'RC helicopter,riding,road biking,roller skiing,rowing,running,sailing,kickscooter,seaplane,skateboarding,skating',
  'skiing,sky jumping,sled,snowboarding,snow shoeing,speed walking,street running,surfing,track cycling',
  'track running,trail hiking,trail running,train,ultimate frisbee,wakeboarding,walking,water skiing,wind surfing',
  'swimming,swimming in open water,workout,unknown',
].flatMap((line) => line.split(','));

/** In the app's order. */
export const activityTypes: readonly ActivityType[] = ids.map((id) => ({
  id,
  text: texts[id] ?? id,
  icon: icons[id] ?? 'unknown',
  isPace: toldByPace.has(id),
}));

const unknownType: ActivityType = { id: 'unknown', text: 'unknown', icon: 'unknown', isPace: false };

/** Those the icon dialog offers, by their texts. */
export const offeredTypes = [
  'unknown',
  'airplane',
  'biking',
  'mountain biking',
  'motor bike',
  'kayaking',
  'boat',
  'sailing',
  'driving',
  'running',
  'snow boarding',
  'skiing',
  'walking',
  'scooter',
  'escooter',
  'inline skating',
  'skate boarding',
  'climbing',
  'swimming',
  'swimming in open water',
  'workout',
].map(typeByText);

/** The list takes icons by id. */
export function typeById(id: string): ActivityType {
  return activityTypes.find((type) => type.id === id) ?? unknownType;
}

/** Everywhere else words count. */
export function typeByText(text: string): ActivityType {
  return activityTypes.find((type) => type.text === text) ?? unknownType;
}
