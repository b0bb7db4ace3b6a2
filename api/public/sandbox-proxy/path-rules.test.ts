/** Which paths of a sandbox are served. */
import { expect, test } from 'vitest'
import { servedPath } from './path-rules.ts'

test.each([
  '/wp-content/database/.ht.sqlite',
  '/wp-content/database/%2eht.sqlite',
  '/wp-content//database/index.php',
  '/WP-Content/Database/x',
  '/wp-content/uploads/../database/x',
  '/wp-content/uploads/%2e%2e/database/x',
  '/wp-content/%252e%252e/database/x',
  '/a/..%5c..%5cx',
  '/.git/config',
  '/.leadwright/other',
  '/wp-content/debug.log',
  '/wp-content/DEBUG.log',
  '/xmlrpc.php',
  '/xmlrpc.php/x',
  '/copy.sqlite',
  '/copy.sqlite-wal',
  '/wp-config.php',
  '/a%00.php',
  '/%ff',
  'http://elsewhere.example/',
])('%s is not served', path => expect(servedPath(path)).toBeNull())

test.each([
  ['/', '/'],
  ['/wp-admin/post.php', '/wp-admin/post.php'],
  ['//wp-admin//', '/wp-admin/'],
  ['/wp-content/uploads/2027/03/caf%C3%A9.png', '/wp-content/uploads/2027/03/caf%C3%A9.png'],
  ['/database-design/', '/database-design/'],
])('%s is served as %s', (path, served) => expect(servedPath(path)).toBe(served))
