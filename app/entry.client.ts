import { restoreFields } from "./islands/kept-fields";
import { wakeWhenWanted } from "./islands/wake";
import { openByAddress } from "./plain/answers";
import { yieldToHero } from "./plain/call-bar";
import { keepTellingTime } from "./plain/clocks";
import { copyOnClick } from "./plain/copy";
import { reportHeight } from "./plain/frame-height";
import { sayMissingPath } from "./plain/missing-path";
import { removeBrokenPhotos } from "./plain/photos";
import { openForPaper } from "./plain/printed-answers";
import { whenShown } from "./plain/shown";

/* Everything that a page does without being asked. It comes with every page: each byte counts. */
openByAddress();
openForPaper();
keepTellingTime();
removeBrokenPhotos();
copyOnClick();
reportHeight();
yieldToHero();
restoreFields();
whenShown(sayMissingPath);
whenShown(wakeWhenWanted);
document.documentElement.dataset.awake = "";
