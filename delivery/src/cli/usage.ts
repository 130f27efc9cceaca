/** The output of `release help`. */
export const USAGE = `usage: release COMMAND [REMOTE] [VERSION] [options]

  publish FOLDER…              publishes built releases, to no visitor yet
          --promote            and makes new ones stable at once, if verified, or with
          --unverified
          --serve              and those that were stable earlier, too; not what was
                               rolled back, and nothing of a frozen remote
  check FOLDER                 whether a folder holds a valid release, whatever made it
          --schema             prints the JSON Schema of release.json
  verify FOLDER | REMOTE [VERSION]
                               checks host API, paths and size, and opens each page
          --site URL           where the API is             --sizes FILE  the size budget
  promote REMOTE [VERSION]     makes a version stable: the canary's, or the newest
                               if it was published after the stable one was chosen
          --unverified         without a verify beside what is live; the log says so
          --force              also what a guard stopped or a rollback left; by its name
  canary REMOTE [VERSION] --share 5%
                               gives it to a share of the visitors; again with more to ramp
          --error-rate 2%      stops by itself above so many errors a page view
          --minimum-views 100  but not before so many page views
          --ramp 1,10,50,100   a step further by itself while the guard holds, then stable
          --each 10m           as long as a step lasts at least
          --guard 'errors<2%,lcp<1.1x,inp<1.1x'
                               vitals beside those of the stable version
          --stop               ends the canary
  rollback REMOTE [VERSION]    back to the version before, or to this one
  freeze REMOTE --why TEXT     nothing is promoted until
  unfreeze REMOTE              it is opened again
  status [REMOTE]              who serves what, since when, to whom, and how well
          --watch              again whenever it has changed
  list [REMOTE]                every release, and what it is
  show REMOTE [VERSION]        where a release comes from, what it holds and needs
  verify FOLDER --reproduce    whether another build of the same commit is the same release
  preview REMOTE [VERSION]     a link that shows one browser the live site with a published version
          --site URL           which site  --hours 8  how long   --revoke  ends all of the remote
  errors REMOTE [VERSION]      what goes wrong in browsers and on the server, by place in the sources
  log [REMOTE]                 who changed what, newest first
  where                        which store the commands use
  prune                        removes files that no visitor has needed for 30 days

  keygen --name NAME           makes a key; --out FILE for the private part (NAME.key)
  trust init --key ROOT        from now on everything is signed; --name, --days, --threshold
  trust add NAME PUBLIC        a team's key: --remotes gallery,detail (or '*')
                               --rights publish,promote,canary,rollback,freeze --days 365
  trust remove NAME            the key has no rights any more
  trust rotate NAME PUBLIC     its rights go to another key; also for root keys
  trust list                   who may do what
  trust export FILE            for the servers' RELEASE_TRUST
  trust sign FILE              another root key for what --out FILE has prepared
  trust submit FILE            enters it
  trust checkpoint             lets root keys confirm the registry, past what doesn't verify
  trust reset --key ROOT       a new root, where the old ones are lost; --out FILE for the servers
  renew                        says that the registry's state is still the right one

  --json      prints JSON               --dry-run   checks everything, changes nothing
  --by NAME   for the audit log         --store DIR the releases' folder
  --key FILE  signs with this private key (RELEASE_KEY); again for several
  --site URL  works on a site's store, over HTTP, with the key alone

Releases are in --store, RELEASES_DIR, the bucket of S3_ENDPOINT, or DATA_DIR/releases, the first that is set.
Ends with 0 if done, 1 if refused, 2 if not understood, 3 if somebody else changed it first, 4 if something broke.`;
