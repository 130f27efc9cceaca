/** The output of `release help`. */
export const USAGE = `usage: release COMMAND [REMOTE] [VERSION] [options]

  publish FOLDER…              publishes built releases; no visitor receives them yet
          --promote            also makes new ones stable, if they are verified, or with
          --unverified
          --serve              also those that were stable before; no rolled-back version,
                               and no frozen remote
  check FOLDER                 checks that a folder holds a valid release, from any bundler
          --schema             prints the JSON Schema of release.json
  verify FOLDER | REMOTE [VERSION]
                               checks host API, paths and size, and opens each page
          --site URL           where the API is             --sizes FILE  the size budget
  promote REMOTE [VERSION]     makes a version stable: the canary's, or the newest
                               if it was published after the stable one was chosen
          --unverified         without a verify against the live releases; logged as such
          --force              also a version that a guard stopped or that was rolled back;
                               name the version
  canary REMOTE [VERSION] --share 5%
                               serves it to a share of visitors; repeat to raise the share
          --error-rate 2%      stops it automatically above this rate of errors per page view
          --minimum-views 100  but not before this many page views
          --ramp 1,10,50,100   raises the share automatically while the guard passes, then
                               makes the version stable
          --each 10m           the minimum duration of a step
          --guard 'errors<2%,lcp<1.1x,inp<1.1x'
                               compares vitals with the stable version's
          --stop               stops the canary
  rollback REMOTE [VERSION]    returns to the previous version, or to this one
  freeze REMOTE --why TEXT     blocks promotion of the remote
  unfreeze REMOTE              allows it again
  isolate REMOTE frame|none    runs its code in a frame without the site's origin
  status [REMOTE]              versions served, since when, to whom, with which error rates
          --watch              prints them again after each change
  list [REMOTE]                all releases and their state
  show REMOTE [VERSION]        a release's provenance, contents and requirements
  verify FOLDER --reproduce    checks that another build of the same commit is identical
  preview REMOTE [VERSION]     a link that shows one browser the live site with a published version
          --site URL           which site  --hours 8  how long   --revoke  ends all of the remote
  errors REMOTE [VERSION]      errors in browsers and on the server, by place in the sources
  log [REMOTE]                 who changed what, newest first
  where                        the store that the commands use
  prune                        removes files that no visitor has needed for 30 days

  keygen --name NAME           creates a key; --out FILE for the private part (NAME.key)
  trust init --key ROOT        requires signatures from now on; --name, --days, --threshold
  trust add NAME PUBLIC        adds a team's key: --remotes gallery,detail (or '*')
                               --rights publish,promote,canary,rollback,freeze --days 365
  trust remove NAME            removes all rights of a key
  trust rotate NAME PUBLIC     moves a key's rights to another key; also for root keys
  trust list                   keys and their rights
  trust export FILE            writes the file for the servers' RELEASE_TRUST
  trust sign FILE              adds a root key's signature to what --out FILE has prepared
  trust submit FILE            submits it to the store
  trust checkpoint             lets root keys confirm the registry past states that don't verify
  trust reset --key ROOT       starts with a new root if the old keys are lost; --out FILE for the servers
  renew                        confirms that the registry's state is current

  --json      prints JSON               --dry-run   checks everything, changes nothing
  --by NAME   for the audit log         --store DIR the releases' folder
  --key FILE  signs with this private key (RELEASE_KEY); repeat for several
  --site URL  works on a site's store, over HTTP, with the key alone

Releases are in --store, RELEASES_DIR, the bucket of S3_ENDPOINT, or DATA_DIR/releases, the first that is set.
Exits with 0 on success, 1 if refused, 2 on wrong usage, 3 if another change came first, 4 on failure.`;
