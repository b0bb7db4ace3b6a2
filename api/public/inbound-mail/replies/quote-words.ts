/** How email programs introduce what they quote, by language. Lower case, apart by `|`. */
const list = (text: string): string[] => text.split('|').map(word => word.trim())

/** Words with which an attribution begins; names and dates begin others. */
export const openings = list(`
  on | el | em | no dia | às | a las | le | il | in data | il giorno | am | an | op | den | på | pe |
  w dniu | dnia | dne | la | в | vào | a | el dia | no | ke
`)

/** Days of the week with which attributions begin. */
export const weekdays = list(`
  mon | tue | wed | thu | fri | sat | sun | lun | mar | mié | mie | jue | vie | sáb | sab | dom | mer | jeu |
  ven | sam | dim | gio | seg | ter | qua | qui | sex | mo | di | mi | do | fr | sa | so | ma | ti | ke |
  to | pe | la | su | tir | ons | tor | fre | lør | søn | lör | sön | mån | man | пн | вт | ср | чт | пт |
  сб | вс | pon | wt | śr | czw | pt | sob | ndz
`)

/** Months, by the letters that stand in dates. */
export const months = list(`
  jan | feb | mar | apr | may | jun | jul | aug | sep | oct | nov | dec | ene | abr | ago | dic | fév | fev |
  avr | mai | juin | juil | aoû | aou | déc | gen | mag | giu | lug | set | ott | out | dez | mär | okt |
  mrt | maj | янв | фев | мар | апр | мая | июн | июл | авг | сен | окт | ноя | дек
`)

/** "Wrote". */
export const verbs = list(`
  wrote | writes | sent | escribió | escribio | escribía | ha escrito | a écrit | a ecrit | écrit | schrieb |
  schrieben | hat geschrieben | geschrieben | ha scritto | scritto | escreveu | schreef | skrev |
  geschreven | kirjoitti | pisze | napisał | napisała | napisał(a) | napsal | napsal(a) | написал |
  написал(а) | пишет | писал | написала | va escriure | ha escrit | yazdı | írta | a scris | đã viết | 写道 |
  寫道 | 写到 | のメッセージ | 작성 | éscribio | έγραψε | a írta
`)

/** Titles between dashes above an email that is quoted or passed on. */
export const originals = list(`
  original message | original email | original mail | reply message | original appointment |
  forwarded message | forwarded by | mensaje original | correo original | mensaje reenviado |
  mensagem original | mensagem encaminhada | message d’origine | message d'origine | message original |
  message initial | message transféré | messaggio originale | messaggio inoltrato | ursprüngliche nachricht |
  originalnachricht | original-nachricht | antwort nachricht | weitergeleitete nachricht |
  oorspronkelijk bericht | doorgestuurd bericht | oprindelig besked | oprindelig meddelelse |
  ursprungligt meddelande | original melding | opprinnelig melding | alkuperäinen viesti |
  wiadomość oryginalna | oryginalna wiadomość | původní zpráva | исходное сообщение | пересланное сообщение |
  missatge original | eredeti üzenet | orijinal mesaj | mesaj original | 原始邮件 | 原始郵件 | 元のメッセージ | 원본 메시지
`)

/** Programs that pass an email on say so in a line of its own. */
export const forwards = list(`
  begin forwarded message | inicio del mensaje reenviado | début du message réexpédié |
  début du message transféré | anfang der weitergeleiteten nachricht | inizio messaggio inoltrato |
  início da mensagem encaminhada | início da mensagem reenviada | inici del missatge reenviat
`)

export type HeaderKind = 'from' | 'date' | 'to' | 'subject' | 'other'

/** Headers of an email that is quoted, as programs translate them. */
export const headers: Readonly<Record<HeaderKind, readonly string[]>> = {
  from: list(`
    from | de | von | da | van | fra | från | od | от | от кого | lähettäjä | kimden | feladó | remitente |
    message de | absender | expéditeur | mittente | remetente | 发件人 | 寄件者 | 寄件人 | 差出人 | 보낸 사람 | từ
  `),
  date: list(`
    sent | date | fecha | enviado | enviado el | enviat | data | enviada | enviada em | enviado em | envoyé |
    envoyé le | gesendet | gesendet am | datum | inviato | inviata | verzonden | sendt | dato | skickat |
    lähetetty | päivämäärä | wysłano | odesláno | отправлено | дата | tarih | gönderildi | küldve | dátum |
    发送时间 | 日期 | 寄件日期 | message du | 送信日時 | 日付 | 보낸 날짜 | ngày | sent on
  `),
  to: list(`
    to | para | à | a | an | aan | til | till | do | dla | komu | кому | per a | per | kime | címzett |
    destinatario | destinataire | destinatário | empfänger | vastaanottaja | 收件人 | 宛先 | 받는 사람 | đến
  `),
  subject: list(`
    subject | asunto | objet | sujet | betreff | oggetto | assunto | onderwerp | emne | ämne | temat |
    předmět | тема | assumpte | aihe | konu | tárgy | subiect | 主题 | 主旨 | 件名 | 제목 | chủ đề
  `),
  other: list(`
    cc | cci | cco | bcc | ccn | kopie | copia | copie | copie à | kopi | kopia | dw | копия | reply-to |
    responder a | répondre à | antwort an | rispondi a | responder para | organization | organización |
    importance | importancia | priorité | attachments | adjuntos | pièces jointes | anlagen | allegati |
    anexos | 抄送 | 副本
  `),
}
