/** A placeholder for the URL of a file that the bundler would emit. */
export default "/asset";
