/** Words that questions and sentences are built of and that say nothing of what they are about; by them a language is known. */

const split = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(word => word !== ''))

/** Without apostrophes, as texts are divided: `don`, `t`. */
const english = split(`
  a about above after again against all also am an and any are aren as at be because been before being below between both but by
  can cannot could couldn d did didn do does doesn doing don down during each either else ever few for from further get gets got
  had hadn has hasn have haven having he her here hers herself him himself his how i if in into is isn it its itself just ll m may
  me might mine more most must my myself neither no nor not of off on once only onto or other ought our ours ourselves out over own
  please re s same shall she should shouldn so some such t than that the their theirs them themselves then there these they this
  those through to too under until up upon us ve very was wasn we were weren what when where whether which while who whom whose why
  will with within without won would wouldn yes you your yours yourself yourselves
  tell know like want wants need needs let lets make makes possible able way ways anything something someone anyone thing things
  hello hi hey thanks thank really actually currently exactly happen happens
`)

const spanish = split(`
  a acerca ahora al algo alguien algun alguna algunas alguno algunos ante antes aquel aquella aquellas aquello aquellos aqui asi aun
  aunque bajo bien cada casi como con contra cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuyo da dan dar de debe deben
  debo del desde donde dos durante e el ella ellas ello ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba
  estamos estan estar estas este esto estos estoy fue fueron ha haber habia habra han has hasta hay haya he hemos la las le les lo los
  mas me mi mia mias mientras mio mios mis mismo mucha muchas mucho muchos muy nada ni no nos nosotras nosotros nuestra nuestras nuestro
  nuestros o os otra otras otro otros para pero poca pocas poco pocos podemos por porque posible pudo puede pueden puedes puedo podria podrian
  que quien quienes se sea sean segun ser si sido siempre siendo sin sino sobre sois solo somos son soy su sus suya suyo tal tambien tampoco tan
  tanto te tendra tengo tenemos ti tiene tienen tienes toda todas todo todos tras tu tus tuya tuyo u un una unas uno unos usted ustedes va
  vais vamos van vosotras vosotros voy vuestra vuestras vuestro vuestros y ya yo
  quiero quisiera necesito necesita hace hacen hacer hago favor hola gracias saber dime cosa cosas alguien pasa ocurre
`)

export const stopWords = { en: english, es: spanish } as const
