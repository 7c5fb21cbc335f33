/** Words of everyday English, common ones first: what the keyboard completes. */
export const commonWords: readonly string[] = `
the and that you have for not with this but his from they say her she will one all would there their what out about who
get which when make can like time just him know take people into year your good some could them see other than then now
look only come its over think also back after use two how our work first well way even new want because any these give
day most thanks thank please today tomorrow yesterday tonight morning afternoon evening week month meeting message call
home here where again always never maybe really very much more many before between during until while under since soon
later early late great nice best better right left sure sorry hello yes okay love need help happy birthday dinner lunch
breakfast coffee water food recipe minutes hours seconds monday tuesday wednesday thursday friday saturday sunday january
february march april may june july august september october november december spring summer autumn winter house office
school family friend friends mother father brother sister child children baby doctor appointment reservation reminder
schedule calendar event events note notes list task tasks project report document documents file files folder picture
pictures photo photos video videos music song songs playlist album number phone email address street city country world
money price cost expense expenses budget dollars bank account card cash paid pay buy bought sell store shop market
shopping grocery groceries milk bread butter eggs cheese chicken rice pasta tomato potato apple banana orange salad soup
sugar salt pepper oil garlic onion lemon cream chocolate cake cook cooking bake fresh large small little big long short
high low old young full empty open close start stop begin end finish continue wait watch read write send receive reply
check delete create change update save share search find show hide move copy paste select cancel confirm accept decline
run running walk walking drive driving ride travel trip flight airport train station bus ticket hotel room table chair
door window light dark color colour red green blue yellow black white brown pink purple something anything everything
nothing someone anyone everyone nobody another around through without within against above below behind beside near far
important different possible available necessary special general public private personal professional question questions
answer answers problem problems idea ideas reason result results information experience business company customer team
manager review plan plans planning discuss discussion presentation conference interview weekend vacation holiday party
wedding gift present package delivery order orders restaurant movie movies book books game games weather rain sunny cloudy
snow wind hot cold warm cool temperature exercise workout fitness yoga health medicine hospital dentist insurance
computer internet website password username network wireless bluetooth battery screen keyboard button settings
application android beautiful wonderful amazing interesting excellent perfect awesome delicious favorite favourite
remember forget understand believe hope wish feel hear listen speak talk tell ask learn study teach teacher student
class lesson language english history science mathematics library university college although however therefore whether
either neither both each every few several enough almost already actually probably usually sometimes often together
`
  .trim()
  .split(/\s+/);
