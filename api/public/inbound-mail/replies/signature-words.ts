/** Beginnings of lines that phones and programs add below what somebody wrote, by language. Lower case, apart by `|`. */
const list = (text: string): string[] => text.split('|').map(phrase => phrase.trim())

export const additions = list(`
  sent from my | sent from mail for | sent from yahoo mail | sent from outlook | sent from aol |
  sent from iphone | sent from ipad | sent from inbox | sent from samsung | sent from typeapp | sent from proton | sent from gmail |
  sent from the all-new | sent from acompli | sent from spark | sent from windows | get outlook for |
  yahoo mail: search | enviado desde mi | obtener outlook para | obtén outlook para |
  descargar outlook para | descarga outlook para | mandado desde mi | enviat des del meu | enviat des de l |
  envoyé de mon | envoyé de ma | envoyé depuis mon | envoyé depuis ma | envoyé à partir de |
  télécharger outlook pour | obtenir outlook pour | obtenez outlook pour |
  gesendet von meinem | holen sie sich outlook | diese nachricht wurde von meinem | inviato dal mio |
  inviato da iphone | inviato da ipad | scarica outlook per | ottieni outlook per | enviado do meu |
  enviado da minha | obter outlook para | obtenha o outlook para | obter o outlook para |
  baixar o outlook para | baixe o outlook para | verstuurd vanaf mijn | verzonden vanaf mijn |
  sendt fra min | skickat från min | lähetetty iphonesta | wysłane z iphone | odesláno z iphone |
  отправлено с iphone | 发自我的 | 從我的 | 从我的 | iphoneから | 나의 iphone
`)

/** Sentences begin so too: a device or program has to be named. */
export const perhaps = list(`
  sent from | sent via | sent with | sent using | enviado desde | enviado con | enviado a través de |
  enviado mediante | mandado desde | enviat des de | envoyé depuis | envoyé de | envoyé avec | envoyé par |
  von meinem | von meiner | gesendet von | gesendet mit | gesendet über | gesendet aus | outlook für | inviato da | inviato dal |
  inviato con | inviato tramite | inviata da | enviado do | enviado da | enviado de | enviado com |
  enviado via | enviado através | enviado pelo | verzonden vanaf | verstuurd vanaf | verzonden met |
  outlook voor | sendt fra | skickat från | lähetetty | wysłane z | odesláno z | отправлено с |
  отправлено из | 发自
`)

/** Devices and programs. */
export const products = list(`
  iphone | ipad | galaxy | samsung | android | outlook | yahoo | gmail | proton | bluemail | spark | huawei |
  blackberry | xiaomi | redmi | nokia | windows | typeapp | aqua | móvil | movil | mobile | smartphone |
  phone | handy | telefon | tablet | mailbox | mail | correo | posta | poczta | почт | телефон | aol | gmx
`)
