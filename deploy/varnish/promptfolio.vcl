vcl 4.1;

# A cache in front of Promptfolio: files of releases and pictures for good, pages as their Cache-Control says.
#   varnishd -f promptfolio.vcl -a :80 -s malloc,512m -p http_gzip_support=off
# Without the last option Varnish requests gzip only, and brotli is a seventh smaller.
# Purge a picture that was deleted from where the site runs:
#   curl -X PURGE -H 'X-Purge: /media/[^/]+/KEY' http://cache/

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 5s; .timeout = 2s; }
}

acl operators { "localhost"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ operators || !req.http.X-Purge) { return (synth(403)); }
    ban("obj.http.X-Path ~ ^" + req.http.X-Purge + "$");
    return (synth(200, "Purged"));
  }
  if (req.url ~ "^/metrics") { return (synth(404)); }
  # The visitor's own address: clients can't claim another one.
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.X-Forwarded-Host;
  # Neither depends on the visitor; a cookie would keep them from being cached.
  if (req.url ~ "^/(r|media)/") { unset req.http.Cookie; }
  # Normalised to four formats, so that not every browser's Accept header makes a copy.
  if (req.url ~ "^/media/") {
    if (req.http.Accept ~ "image/avif") { set req.http.Accept = "image/avif,image/webp"; }
    elseif (req.http.Accept ~ "image/webp") { set req.http.Accept = "image/webp"; }
    else { set req.http.Accept = "*/*"; }
  }
  # Three encodings. Gzip is named beside brotli, as Varnish by default requests gzip or nothing.
  if (req.http.Accept-Encoding ~ "br" && req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "br, gzip"; }
  elseif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
}

sub vcl_backend_response {
  set beresp.http.X-Path = regsub(bereq.url, "\?.*$", "");
  # Errors and rejections for lack of capacity are not cached: the next visitor's request tries again.
  if (beresp.status >= 500 || beresp.status == 429) { set beresp.uncacheable = true; set beresp.ttl = 0s; }
}

sub vcl_deliver {
  unset resp.http.X-Path;
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
