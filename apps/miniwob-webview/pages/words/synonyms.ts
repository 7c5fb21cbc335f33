const GROUPS = `
big,large,huge,enormous,giant
small,little,tiny,miniature
quick,fast,rapid,speedy,swift
happy,glad,cheerful,joyful,merry
sad,unhappy,gloomy,sorrowful
angry,furious,mad,irate
begin,start,commence,launch
finish,end,complete,conclude
clever,smart,bright,intelligent
rich,wealthy,affluent
strong,powerful,mighty,sturdy
ill,sick,unwell,ailing
scared,afraid,frightened,terrified,fearful
brave,bold,courageous,fearless
calm,peaceful,quiet,tranquil
child,kid,youngster
house,home,dwelling,residence
road,street,lane,avenue
ship,boat,vessel
forest,woods,woodland
rock,stone,boulder,pebble
shout,yell,scream,holler
look,watch,gaze,stare
speak,talk,chat,converse
walk,stroll,hike,wander,march
jump,leap,hop,bounce
throw,toss,fling,hurl
buy,purchase,acquire
gift,present,donation
tasty,delicious,yummy,savory,flavorful
filthy,dirty,grimy,muddy
wet,damp,moist,soaked
error,mistake,fault,slip,blunder
pal,friend,buddy,companion
`;

/** Words that mean about the same, group by group; no word is in two groups. */
export const SYNONYMS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((group) => group.split(','));
