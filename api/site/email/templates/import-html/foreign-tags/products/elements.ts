/** Campaign Monitor's elements: `<unsubscribe>Leave</unsubscribe>`. Pure. */

/** What each of them becomes around its words; an empty target is taken for a link to what is not there. */
export const elements: Readonly<Record<string, 'unsubscribe_url' | 'web_view' | 'share' | 'year' | 'date'>> = {
  ...{ unsubscribe: 'unsubscribe_url', preferences: 'unsubscribe_url', webversion: 'web_view' },
  ...{ forwardtoafriend: 'share', fblike: 'share', tweet: 'share', currentyear: 'year' },
  ...{ currentday: 'date', currentdayname: 'date', currentmonth: 'date', currentmonthname: 'date' },
}
export const element = /<(\/?)([a-z]{3,20})(\s[^<>]{0,500})?\/?>/iy
