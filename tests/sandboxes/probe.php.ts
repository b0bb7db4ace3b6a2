/** A file of PHP that a plugin could be: tries every way out, and sends an email. */
export const probe = (url: string, host: string, port: number) => `<?php
require __DIR__ . '/wp-load.php';
$out = array();
$ways = array(
  'wordpress' => function () { $r = wp_remote_get('${url}', array('timeout' => 3)); return is_wp_error($r) ? '' : $r['body']; },
  'unfiltered' => function () {
    remove_all_filters('pre_http_request'); $r = wp_remote_get('${url}', array('timeout' => 3)); return is_wp_error($r) ? '' : $r['body'];
  },
  'file' => function () { return (string) @file_get_contents('${url}', false, stream_context_create(array('http' => array('timeout' => 3)))); },
  'socket' => function () {
    $s = @fsockopen('${host}', ${port}, $e, $m, 3); if (!$s) { return ''; }
    stream_set_timeout($s, 3); fwrite($s, "GET / HTTP/1.0\\r\\n\\r\\n"); return (string) stream_get_contents($s);
  },
  'curl' => function () {
    if (!function_exists('curl_init')) { return ''; }
    $c = curl_init('${url}'); curl_setopt_array($c, array(CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 3)); return (string) curl_exec($c);
  },
);
foreach ($ways as $name => $way) { $out[$name] = strpos($way(), 'reached') !== false; }
$out['passwd'] = @file_get_contents('/etc/passwd') !== false && strpos((string) @file_get_contents('/etc/passwd'), 'root:') !== false;
@symlink('/etc/passwd', __DIR__ . '/link.txt');
$out['link'] = strpos((string) @file_get_contents(__DIR__ . '/link.txt'), 'root:') !== false;
$s = @stream_socket_client('udp://${host}:${port}', $e, $m, 3);
if ($s) { @fwrite($s, 'udp'); }
$out['shell'] = function_exists('shell_exec') && (string) @shell_exec('id') !== '';
$out['mail'] = wp_mail('someone@example.com', 'Hello', 'Hello');
remove_all_filters('pre_wp_mail');
$out['unfiltered_mail'] = @wp_mail('other@example.com', 'Hello', 'Hello');
echo json_encode($out);
`
