/** Texts that cost more than they look: nested, long, repeated. Each is made when it is sent. */
export interface Text {
  name: string
  write(): string
}

/** So many characters of a part, over and over. */
const many = (part: string, characters: number): string => part.repeat(Math.ceil(characters / part.length))
const repeated = (part: string, characters: number, around = (text: string) => text): Text => ({
  name: `${JSON.stringify(part.slice(0, 30))} × ${characters}`,
  write: () => around(many(part, characters)),
})

const megabyte = 1_000_000
export const page_characters = 4.5 * megabyte

const pageParts = [
  ...[
    '<div>',
    '<p>',
    '<a href="/x">x</a>',
    '<table><tr><td>',
    '<ul><li>',
    '<b><i>',
    '<svg><a/>',
    '<form>',
    '<select><option>',
  ],
  ...[
    '</p>',
    '<x></y>',
    '<',
    '<!--',
    '&',
    '&#x',
    '<p style="',
    '<p a=b ',
    '<script>',
    '<title>',
    '<noscript>',
    '<img alt="a b c">',
  ],
  ...[
    '<h1>x',
    '<tr>',
    '<button aria-expanded aria-controls=x>',
    '<div hidden>',
    '<meta property=a ',
    '<link rel=icon href=/a>',
  ],
  ...['<time datetime=', '"captionTracks":[', '<a>x</a> ', ' ', 'a', '<br>', '<p>word word. '],
]
export const pages: Text[] = [
  ...pageParts.map(part => repeated(part, page_characters, text => `<!doctype html><html><body>${text}`)),
  repeated(' ', page_characters, text => `<html><body><pre>${text}x</pre>`),
  repeated('a{b:c}', page_characters, text => `<html><style>${text}</style><p>x`),
  repeated('a:b;', megabyte, text => `<html><p style="${text}">x</p>`),
]
export const sitemaps: Text[] = [
  ...['<url><loc>', '<url><loc>https://a.example/x</loc></url>', '<a>', '<a/>', '<a b="c" ', '&amp;', '<![CDATA['].map(
    part => repeated(part, page_characters, text => `<?xml version="1.0"?><urlset>${text}`),
  ),
  repeated('<sitemap><loc>/a</loc></sitemap>', megabyte, text => `<?xml version="1.0"?><sitemapindex>${text}`),
  repeated('https://a.example/x\n', page_characters),
]
export const robots: Text[] = ['User-agent: *\n', 'Disallow: /*a*b*c\n', 'Disallow: /a*', '*', '#', ':'].map(part =>
  repeated(part, page_characters, text => `User-agent: *\nDisallow: ${text}`),
)
export const styles: Text[] = ['a{b:c}', '{', '/*', '"', ':root{--a:var(--a)}', 'a,', '@media{', 'var(--a'].map(part =>
  repeated(part, page_characters),
)
export const templates: Text[] = [
  ...[
    '<div>',
    '<table><tr><td>',
    '<',
    '<p style="a:b;',
    '{{ a }}',
    '{{#if a}}',
    '*|IF:FNAME|*',
    '[',
    '%',
    '<unsubscribe',
    '<p class=a>x</p>',
    '<a href="',
    '<!--',
    '&nbsp;',
  ].map(part => repeated(part, 480_000)),
  repeated('<p display:none', 480_000),
  repeated(';', 400_000, text => `<style>p{color:red}</style><p style="${text}">x</p>`),
  repeated('a{b:c}', 300_000, text => `<style>${text}</style>${many('<p>', 100_000)}`),
  repeated('* ', 900, text => `<style>${many(`${text}x{a:b}`, 300_000)}</style>${many('<div>', 5_000)}x`),
  repeated('<p style="mso-list:l1">', 400_000),
]
/** Of which a member of a body is made. */
export const words: Text[] = [
  ...[
    'a',
    ' ',
    '@',
    '.',
    '-',
    '0',
    '+',
    '{{',
    '}}',
    '<',
    '\u0301',
    '\ud83d\udc69\u200d',
    ',',
    '/',
    '%',
    'a.',
    'a@',
    '\n',
    '()',
  ].map(part => repeated(part, 900_000)),
]
export const tables: Text[] = [
  ...['a,', '"', '""', ';', '\n', 'a@b.example,x\n', '\t', ' ', '"a\n'].map(part =>
    repeated(part, page_characters, text => `email,name\n${text}`),
  ),
  repeated('a,', 200_000, text => `${text}\n1`),
]
export const plain: Text[] = [
  'a',
  'a b. ',
  '\n\n',
  '# a\n',
  '- a\n',
  '|a|b|\n',
  '```\n',
  '[a](',
  '*',
  '00:00:01.000 --> 00:00:02.000\na\n\n',
  '> ',
].map(part => repeated(part, page_characters))
