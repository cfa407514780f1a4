import { describeHost } from "./describe-host";
import { startNginx } from "./start-nginx";

describeHost("nginx", startNginx);
